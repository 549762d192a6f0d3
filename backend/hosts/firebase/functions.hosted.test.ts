import { getFunctions, httpsCallable } from 'firebase/functions';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { appCheckToken, appWithAppCheck } from '#test/fixtures/app-check-client.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { ownPageHeaders } from '#test/fixtures/event-batches.ts';
import { firestoreEmulator, newProject } from '#test/fixtures/firestore-emulator.ts';
import { startHostedPlatform } from '#test/fixtures/hosted-platform.ts';
import { startSmtpPeer } from '#test/fixtures/smtp-peer.ts';
import { limitRules } from '../../limits/limit-rules.ts';
import { openFirestoreStore } from '../../firestore/open-firestore-store.ts';

const emulator = firestoreEmulator();
const mailbox = 'office@agency.example';

describe.skipIf(emulator.missing !== undefined)(`the functions${emulator.skipNote}`, () => {
  test('keep a message that the official SDK sends, and deliver its notifications when the schedule asks', async () => {
    const { platform, store, peer } = await setUp();
    const { data } = await emailMessage(platform.origin)(completeMessage);
    const [kept] = await store.messages.list();
    expect(data).toEqual({ id: kept?.id });
    expect(kept?.content).toEqual(completeMessage);
    expect(peer.emails).toHaveLength(0);
    expect(await platform.runSchedule()).toBe(200);
    expect(peer.emails.flatMap(({ to }) => to).sort()).toEqual(
      [completeMessage.email, mailbox].sort(),
    );
    expect(await platform.runSchedule()).toBe(200);
    expect(peer.emails).toHaveLength(2);
    expect(platform.log()).not.toContain(completeMessage.email);
  });

  test('name the fields at fault to the SDK, and keep nothing', async () => {
    const { platform, store } = await setUp();
    await expect(
      emailMessage(platform.origin)({ ...completeMessage, name: ' ' }),
    ).rejects.toMatchObject({
      code: 'functions/invalid-argument',
      details: { fields: { name: expect.any(String) } },
    });
    expect(await store.messages.list()).toEqual([]);
  });

  test('hear no call without a token of this site', async () => {
    const { platform, store } = await setUp();
    const body = JSON.stringify({ data: completeMessage });
    for (const token of [
      {},
      { 'x-firebase-appcheck': 'forged' },
      { 'x-own-app-check': await tokenOf(platform.origin) },
    ]) {
      const headers = { 'content-type': 'application/json', ...token };
      const answer = await fetch(`${platform.origin}/api/emailMessage`, {
        method: 'POST',
        headers,
        body,
      });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ error: { status: 'UNAUTHENTICATED' } });
    }
    expect(await store.messages.list()).toEqual([]);
  });

  test('accept a token from the subnet it was issued to only', async () => {
    const { platform } = await setUp();
    const token = await tokenOf(platform.origin);
    const callFrom = async (address: string) => {
      const answer = await fetch(platform.addressOf('emailMessage'), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-firebase-appcheck': token,
          'x-forwarded-for': address,
        },
        body: JSON.stringify({ data: completeMessage }),
      });
      return answer.status;
    };
    expect(await callFrom('198.51.100.9')).toBe(401);
    // The hosting of this test names its visitor 203.0.113.7.
    expect(await callFrom('203.0.113.99')).toBe(200);
  });

  test('leave the verifying of tokens to the platform where reCAPTCHA is chosen', async () => {
    const { platform, store } = await setUp(recaptcha);
    const headers = { 'content-type': 'application/json', 'x-firebase-appcheck': 'a.b.c' };
    const body = JSON.stringify({ data: completeMessage });
    const answer = await fetch(`${platform.origin}/api/emailMessage`, {
      method: 'POST',
      headers,
      body,
    });
    expect(answer.status).toBe(401);
    expect((await fetch(`${platform.origin}/api/app-check/challenge`)).status).toBe(404);
    expect(await store.messages.list()).toEqual([]);
  });

  test('count calls before the platform looks at their tokens, and each once', async () => {
    const { platform } = await setUp(recaptcha);
    const ask = () =>
      fetch(`${platform.origin}/api/emailMessage`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-firebase-appcheck': 'a.b.c' },
        body: JSON.stringify({ data: completeMessage }),
      });
    const most = limitRules.call.client;
    const statuses = [];
    for (let n = 0; n < most; n += 1) statuses.push((await ask()).status);
    expect(new Set(statuses)).toEqual(new Set([401]));
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error: { status: 'RESOURCE_EXHAUSTED' } });
    expect(platform.log().match(/AppCheck token was rejected/g)).toHaveLength(most);
  });

  test('refuse what is no call before it is read any further, and say nothing of it in the log', async () => {
    const { platform } = await setUp();
    const address = `${platform.origin}/api/emailMessage`;
    const json = { 'content-type': 'application/json' };
    const statuses = [
      await fetch(address),
      await fetch(address, { method: 'POST', body: 'My secret words' }),
      await fetch(address, {
        method: 'POST',
        headers: json,
        body: '{"message":"My secret words"}',
      }),
      await fetch(address, {
        method: 'POST',
        headers: json,
        body: `{"data":"${'x'.repeat(65_536)}"}`,
      }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([405, 415, 400, 413]);
    expect(platform.log()).not.toContain('secret');
  });

  test('take the plain form, and answer with the page that keeps what was typed', async () => {
    const { platform, store } = await setUp();
    const send = (fields: Record<string, string>) =>
      fetch(`${platform.origin}/api/contact`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(fields),
      });
    const wrong = await send({ ...completeMessage, email: 'nobody' });
    expect(wrong.status).toBe(422);
    const page = await wrong.text();
    expect(page).toContain(completeMessage.name);
    expect(page).toContain('aria-invalid="true"');
    expect(wrong.headers.get('content-security-policy')).toContain("script-src 'self'");
    const right = await send({ ...completeMessage });
    expect([right.status, right.headers.get('location')]).toEqual([303, '/message-sent']);
    expect(await store.messages.list()).toHaveLength(1);
    expect((await fetch(`${platform.origin}/api/contact`, { redirect: 'manual' })).status).toBe(
      303,
    );
  });

  test('count what pages tell, and forget the visitor', async () => {
    const { platform, store } = await setUp();
    const batch = {
      visit: { landing: '/' },
      reached: ['came'],
      events: [{ name: 'open_contact', parameters: {}, at: 1 }],
    };
    const answer = await fetch(`${platform.origin}/api/events`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'user-agent': browser, ...ownPageHeaders },
      body: JSON.stringify(batch),
    });
    expect(answer.status).toBe(204);
    const counted = await store.dailyCounts.between('2000-01-01', '2999-12-31');
    expect(counted).toContainEqual(
      expect.objectContaining({ what: 'event', first: 'open_contact', count: 1 }),
    );
  });

  test('count a message once, and credit the visit that claims it', async () => {
    const { platform, store } = await setUp();
    const send = emailMessage(platform.origin);
    const { data } = await send(completeMessage);
    const { id: messageId } = z.object({ id: z.string() }).parse(data);
    await send(completeMessage);
    const sent = { name: 'contact_form_sent', parameters: {}, at: 1, messageId };
    for (let times = 0; times < 2; times++) {
      const answer = await fetch(`${platform.origin}/api/events`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain', 'user-agent': browser, ...ownPageHeaders },
        body: JSON.stringify({ visit: { landing: '/' }, reached: [], events: [sent] }),
      });
      expect(answer.status).toBe(204);
    }
    const counted = await store.dailyCounts.between('2000-01-01', '2999-12-31');
    expect(
      counted.map(({ what, first, second, count }) => [what, first, second, count]).sort(),
    ).toEqual([
      ['event', 'contact_form_sent', '', 1],
      ['message', '', '', 1],
      ['source-step', 'sent-message', '', 1],
      ['step', 'sent-message', '/', 1],
    ]);
  });

  test('limit a visitor, whom the hosting names, and not who claims to be another', async () => {
    const { platform } = await setUp();
    const statuses = [];
    for (let n = 0; n < 12; n += 1) {
      const answer = await fetch(`${platform.origin}/api/contact`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'x-forwarded-for': `198.51.100.${n}` },
        body: new URLSearchParams({ ...completeMessage, message: String(n) }),
      });
      statuses.push(answer.status);
    }
    expect(statuses.slice(0, 11).every((status) => status === 303)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });

  test('delete expired messages', async () => {
    const { platform, store } = await setUp({ RETENTION_DAYS: '1' });
    await store.messages.save({
      id: 'old',
      receivedAt: Date.now() - 2 * 24 * 60 * 60 * 1000,
      page: undefined,
      content: completeMessage,
      spamSigns: [],
      contentKey: 'key',
      duplicatesAfter: 0,
      confirmation: { mailbox: 'a@b.example', limits: [] },
      notifications: [],
    });
    await platform.runSchedule();
    expect(await store.messages.list()).toEqual([]);
  });
});

const recaptcha = {
  APP_CHECK: 'recaptcha',
  RECAPTCHA_SITE_KEY: '6Lc-site',
  SITE_FIREBASE_PROJECT_ID: 'agency',
  SITE_FIREBASE_APP_ID: '1:1234567890:web:0123abcd',
  SITE_FIREBASE_API_KEY: 'AIza-key',
};

const browser = 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function tokenOf(origin: string): Promise<string> {
  return (await appCheckToken(origin)).token;
}

function emailMessage(origin: string) {
  return httpsCallable(getFunctions(appWithAppCheck(origin), `${origin}/api`), 'emailMessage');
}

async function setUp(settings: Record<string, string> = {}) {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  const project = newProject();
  const platform = await startHostedPlatform(emulator.host(), project, {
    SMTP_URL: peer.url,
    MAIL_TO: `Office <${mailbox}>`,
    ...settings,
  });
  const store = openFirestoreStore(emulator.open(project));
  return { platform, store, peer };
}
