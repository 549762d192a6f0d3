import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { describe, expect, onTestFinished, test } from 'vitest';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { ownPageHeaders } from '#test/fixtures/event-batches.ts';
import { firestoreEmulator, newProject } from '#test/fixtures/firestore-emulator.ts';
import { startHostedPlatform } from '#test/fixtures/hosted-platform.ts';
import { startSmtpPeer } from '#test/fixtures/smtp-peer.ts';

const emulator = firestoreEmulator();

describe.skipIf(emulator.missing !== undefined)(`the platform${emulator.skipNote}`, () => {
  test('keeps of a visitor what the privacy page says, and nothing else', async () => {
    const { platform, firestore } = await setUp();
    for (const message of ['One', 'Two', 'Three']) {
      const sent = await fetch(`${platform.origin}/api/contact`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'user-agent': browser },
        body: new URLSearchParams({ ...completeMessage, message }),
      });
      expect(sent.status).toBe(303);
    }
    const batch = {
      visit: { landing: '/' },
      reached: ['came'],
      events: [{ name: 'open_contact', parameters: {}, at: 1 }],
    };
    const headers = { 'content-type': 'text/plain', 'user-agent': browser, ...ownPageHeaders };
    const told = { method: 'POST', headers, body: JSON.stringify(batch) };
    expect((await fetch(`${platform.origin}/api/events`, told)).status).toBe(204);
    expect(await platform.runSchedule()).toBe(200);

    const {
      messages = [],
      notifications = [],
      contentKeys = [],
      ...others
    } = await everything(firestore);
    expect([messages.length, notifications.length, contentKeys.length]).toEqual([3, 4, 3]);

    expect(Object.keys(others).sort()).toEqual(['dailyCounts', 'requestCounts', 'secrets']);
    const { requestCounts = [] } = others;
    expect(requestCounts.length).toBeGreaterThan(0);
    expect(new Set(requestCounts.flatMap(fieldsOf))).toEqual(new Set(['count', 'expireAt']));
    const words = JSON.stringify([others, contentKeys]);
    for (const own of Object.values(completeMessage)) expect(words).not.toContain(own);
    const all = JSON.stringify([messages, notifications, others]) + platform.log();
    for (const told of [address, 'Firefox']) expect(all).not.toContain(told);
  });

  test('deletes the hashed addresses of visitors every ten minutes', async () => {
    const { platform, firestore } = await setUp();
    const codes = firestore.collection('requestCounts');
    const inAMinute = Timestamp.fromMillis(Date.now() + 60_000);
    await codes.doc('over').set({ count: 2, expireAt: Timestamp.fromMillis(Date.now() - 1) });
    await codes.doc('under way').set({ count: 2, expireAt: inAMinute });
    await platform.runSchedule('2026-11-21T12:01:00Z');
    expect((await codes.get()).docs.map(({ id }) => id)).toEqual(['under way']);

    await codes.doc('over').set({ count: 2, expireAt: Timestamp.fromMillis(Date.now() - 1) });
    await platform.runSchedule('2026-11-21T12:10:00Z');
    expect((await codes.get()).size).toBe(2);
    await platform.runSchedule('2026-11-21T12:11:00Z');
    expect((await codes.get()).docs.map(({ id }) => id)).toEqual(['under way']);
  });
});

const browser = 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** The visitor whom the stand-in for the hosting names. */
const address = '203.0.113.7';

async function setUp() {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  const project = newProject();
  const platform = await startHostedPlatform(emulator.host(), project, { SMTP_URL: peer.url });
  return { platform, firestore: emulator.open(project) };
}

/** All documents, by their collections. */
async function everything(
  firestore: Firestore,
): Promise<Readonly<Record<string, readonly DocumentData[]>>> {
  const collections = await firestore.listCollections();
  const entries = collections.map(async (collection) => {
    const { docs } = await collection.get();
    return [collection.id, docs.map((each) => each.data())] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The names of what is in a document, and of what is in that. */
function fieldsOf(data: DocumentData): readonly string[] {
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && value.constructor === Object
      ? fieldsOf(value)
      : [name],
  );
}
