import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { notificationKinds } from '#contract/notification-kinds.ts';

// The emulator needs no index and deletes nothing that expires, so the file itself is checked.
const { indexes, fieldOverrides } = z
  .object({
    indexes: z.array(z.object({ fields: z.array(z.object({ fieldPath: z.string() })) })),
    fieldOverrides: z.array(
      z.object({
        collectionGroup: z.string(),
        fieldPath: z.string(),
        ttl: z.boolean().default(false),
        indexes: z.array(z.unknown()),
      }),
    ),
  })
  .parse(
    JSON.parse(await readFile(new URL('../../firestore.indexes.json', import.meta.url), 'utf8')),
  );

test('there is an index for due notifications of each kind and for each confirmation limit', () => {
  expect(indexes.map(({ fields }) => fields.map(({ fieldPath }) => fieldPath))).toEqual([
    ...notificationKinds.map((kind) => [
      `notifications.${kind}.state`,
      `notifications.${kind}.nextAttemptAt`,
    ]),
    ['notifications.confirmation.mailbox', 'receivedAt'],
    ['notifications.confirmation.state', 'receivedAt'],
  ]);
});

test('uses of tokens expire, and neither messages nor counts are indexed by their text', () => {
  const nameOf = ({ collectionGroup, fieldPath }: (typeof fieldOverrides)[number]) =>
    `${collectionGroup}.${fieldPath}`;
  expect(fieldOverrides.filter(({ ttl }) => ttl).map(nameOf)).toEqual(['appCheckUses.expireAt']);
  const unindexed = fieldOverrides.filter((each) => each.indexes.length === 0).map(nameOf);
  expect(unindexed).toEqual(expect.arrayContaining(['dailyCounts.counts', 'messages.content']));
});
