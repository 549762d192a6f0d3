import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';

/** The emulator makes every index by itself, and deletes nothing that expires: these are of the file. */
const { indexes, fieldOverrides } = z
  .object({
    indexes: z.array(
      z.object({
        collectionGroup: z.string(),
        fields: z.array(z.object({ fieldPath: z.string() })),
      }),
    ),
    fieldOverrides: z.array(
      z.object({
        collectionGroup: z.string(),
        fieldPath: z.string(),
        ttl: z.boolean().optional(),
        indexes: z.array(z.unknown()),
      }),
    ),
  })
  .parse(
    JSON.parse(
      await readFile(new URL('../../firestore.indexes.json', import.meta.url), {
        encoding: 'utf8',
      }),
    ),
  );

test('finds notifications by due time, and confirmations by mailbox and in all', () => {
  expect(indexes.map(({ fields }) => fields.map(({ fieldPath }) => fieldPath))).toEqual([
    ['state', 'kind', 'nextAttemptAt'],
    ['mailbox', 'receivedAt'],
    ['kind', 'receivedAt'],
  ]);
  expect(new Set(indexes.map(({ collectionGroup }) => collectionGroup))).toEqual(
    new Set(['notifications']),
  );
});

test('uses of tokens and counts of requests expire', () => {
  const expiring = fieldOverrides.filter(({ ttl }) => ttl === true);
  expect(expiring.map((each) => [each.collectionGroup, each.fieldPath])).toEqual([
    ['appCheckUses', 'expireAt'],
    ['requestCounts', 'expireAt'],
  ]);
});

test('neither a day’s counts, of which there are more than an index takes, nor words are indexed', () => {
  const bare = fieldOverrides.filter(({ indexes: kept }) => kept.length === 0);
  const names = bare.map((each) => `${each.collectionGroup}.${each.fieldPath}`);
  expect(names).toEqual(expect.arrayContaining(['dailyCounts.counts', 'messages.content']));
  // What is left of a message is found by these.
  const sought = ['messageId', 'receivedAt'].flatMap((field) => [
    `notifications.${field}`,
    `contentKeys.${field}`,
  ]);
  expect(names.filter((name) => sought.includes(name))).toEqual([]);
});
