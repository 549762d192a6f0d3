import { getFunctions, httpsCallable } from 'firebase/functions';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hour, newMessage } from '#test/contracts/new-message.ts';
import { appWithAppCheck } from '#test/fixtures/app-check-client.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { firestoreEmulator, newProject } from '#test/fixtures/firestore-emulator.ts';
import { startHostedPlatform } from '#test/fixtures/hosted-platform.ts';
import { startSmtpPeer } from '#test/fixtures/smtp-peer.ts';
import { openFirestoreStore } from '../../firestore/open-firestore-store.ts';

const emulator = firestoreEmulator();
const agencyMailbox = 'office@agency.example';

describe.skipIf(emulator.missing !== undefined)(`the functions${emulator.skipNote}`, () => {
  test('store a message from the official SDK, and deliver its emails once', async () => {
    const { platform, store, peer } = await setUp();
    const { data } = await emailMessage(platform.origin)(completeMessage);
    const [stored] = await store.messages.list();
    expect(data).toEqual({ id: stored?.id });
    expect(stored?.content).toEqual(completeMessage);
    expect(peer.emails).toHaveLength(0);
    expect(await platform.runSchedule()).toBe(200);
    expect(peer.emails.flatMap(({ to }) => to).sort()).toEqual(
      [completeMessage.email, agencyMailbox].sort(),
    );
    expect(await platform.runSchedule()).toBe(200);
    expect(peer.emails).toHaveLength(2);
    expect(platform.log()).not.toContain(completeMessage.email);
  });

  test('take the plain form, and answer problems with a page that keeps what was typed', async () => {
    const { platform, store } = await setUp();
    const wrong = await postForm(platform.origin, { ...completeMessage, email: 'nobody' });
    expect(wrong.status).toBe(422);
    const page = await wrong.text();
    expect(page).toContain(completeMessage.name);
    expect(page).toContain('aria-invalid="true"');
    expect(wrong.headers.get('content-security-policy')).toContain("script-src 'self'");
    const right = await postForm(platform.origin, completeMessage);
    expect([right.status, right.headers.get('location')]).toEqual([303, '/message-sent#sent']);
    expect(await store.messages.list()).toHaveLength(1);
  });

  test('limit the client that the hosting names, whatever address the client claims', async () => {
    const { platform } = await setUp();
    const statuses = [];
    for (let n = 0; n < 12; n += 1) {
      const fields = { ...completeMessage, message: String(n) };
      const headers = { 'x-forwarded-for': `198.51.100.${n}` };
      statuses.push((await postForm(platform.origin, fields, headers)).status);
    }
    expect(statuses.slice(0, 11).every((status) => status === 303)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });

  test('delete expired messages', async () => {
    const { platform, store } = await setUp({ RETENTION_DAYS: '1' });
    const receivedAt = Date.now() - 2 * 24 * hour;
    await store.messages.save(newMessage('old', { receivedAt, notifications: [] }));
    await platform.runSchedule();
    expect(await store.messages.list()).toEqual([]);
  });
});

function emailMessage(origin: string) {
  return httpsCallable(getFunctions(appWithAppCheck(origin), `${origin}/api`), 'emailMessage');
}

function postForm(
  origin: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) {
  const body = new URLSearchParams(fields);
  return fetch(`${origin}/api/contact`, { method: 'POST', redirect: 'manual', headers, body });
}

async function setUp(settings: Record<string, string> = {}) {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  const project = newProject();
  const platform = await startHostedPlatform(emulator.host(), project, {
    SMTP_URL: peer.url,
    MAIL_TO: `Office <${agencyMailbox}>`,
    ...settings,
  });
  const store = openFirestoreStore(emulator.open(project));
  return { platform, store, peer };
}
