import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { openSqliteStore } from './open-sqlite-store.ts';

test('delivery records tell times and states of the messages of a time, and no word of them', async () => {
  const store = await openSqliteStore(join(await temporaryFolder(), 'messages.sqlite'));
  onTestFinished(() => store.close());
  const noon = Date.UTC(2026, 9, 31, 12);
  for (const [id, receivedAt] of [
    ['m1', noon],
    ['m2', noon + 1000],
    ['m3', noon + 2000],
  ] as const) {
    await store.messages.save({
      id,
      receivedAt,
      page: '/about',
      content: completeMessage,
      spamSigns: id === 'm2' ? ['has many links'] : [],
      contentKey: id,
      duplicatesAfter: 0,
      receipts: { mailbox: 'rosa@alder-and-rye.example', most: 3, since: 0 },
      letters: [{ id: `${id}-a`, kind: 'agency' }],
    });
  }
  await store.letters.recordSent('m1-a', noon + 5000);
  const records = await store.deliveries.between(noon, noon + 2000);
  expect(records).toEqual([
    {
      receivedAt: noon,
      looksLikeSpam: false,
      letters: [{ kind: 'agency', state: 'sent', sentAt: noon + 5000 }],
    },
    {
      receivedAt: noon + 1000,
      looksLikeSpam: true,
      letters: [{ kind: 'agency', state: 'waiting', sentAt: undefined }],
    },
  ]);
});
