import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { describe, expect, onTestFinished, test } from 'vitest';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { ownPageHeaders } from '#test/fixtures/event-batches.ts';
import { firestoreEmulator, newProject } from '#test/fixtures/firestore-emulator.ts';
import { startHostedPlatform } from '#test/fixtures/hosted-platform.ts';
import { startSmtpPeer } from '#test/fixtures/smtp-peer.ts';

const emulator = firestoreEmulator();

describe.skipIf(emulator.missing !== undefined)(`the functions${emulator.skipNote}`, () => {
  test('store only what the privacy page says, and no address or browser', async () => {
    const peer = await startSmtpPeer();
    onTestFinished(() => peer.stop());
    const project = newProject();
    const platform = await startHostedPlatform(emulator.host(), project, { SMTP_URL: peer.url });
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
      reached: ['visited'],
      events: [{ name: 'open_contact', parameters: {}, at: 1 }],
    };
    const headers = { 'content-type': 'text/plain', 'user-agent': browser, ...ownPageHeaders };
    const events = { method: 'POST', headers, body: JSON.stringify(batch) };
    expect((await fetch(`${platform.origin}/api/events`, events)).status).toBe(204);
    expect(await platform.runSchedule()).toBe(200);

    const { messages = [], ...others } = await allDocuments(emulator.open(project));
    expect(messages).toHaveLength(3);
    // Each is named in site/sections/privacy/stored-data.ts, in words.
    expect(new Set(messages.flatMap(fieldsOf))).toEqual(
      new Set([
        ...['id', 'receivedAt', 'page', 'content', 'spamSigns', 'contentKey'],
        ...['state', 'attempts', 'nextAttemptAt', 'sentAt', 'lastProblem', 'mailbox'],
      ]),
    );

    expect(Object.keys(others).sort()).toEqual(['dailyCounts']);
    const counts = JSON.stringify(others);
    for (const text of Object.values(completeMessage)) expect(counts).not.toContain(text);
    const all = JSON.stringify([messages, others]) + platform.log();
    // The address that the stand-in for Firebase Hosting gives its visitor.
    for (const text of ['203.0.113.7', 'Firefox']) expect(all).not.toContain(text);
  });
});

const browser = 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** All documents, by collection. */
async function allDocuments(
  firestore: Firestore,
): Promise<Readonly<Record<string, readonly DocumentData[]>>> {
  const collections = await firestore.listCollections();
  const entries = collections.map(async (collection) => {
    const { docs } = await collection.get();
    return [collection.id, docs.map((each) => each.data())] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The names of the values in a message, where its content counts as one. */
function fieldsOf(data: DocumentData): readonly string[] {
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) =>
    name !== 'content' && typeof value === 'object' && value?.constructor === Object
      ? fieldsOf(value)
      : [name],
  );
}
