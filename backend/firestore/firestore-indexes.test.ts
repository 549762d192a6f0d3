import { expect, test } from 'vitest';
import { notificationKinds } from '#contract/notification-kinds.ts';
import configuration from '../../firestore.indexes.json' with { type: 'json' };

// The emulator needs no index and deletes nothing that expires, so the file itself is checked.
const { indexes, fieldOverrides } = configuration;

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
  const expiring = fieldOverrides.filter((each) => 'ttl' in each && each.ttl);
  expect(expiring.map(nameOf)).toEqual(['appCheckUses.expireAt']);
  const unindexed = fieldOverrides.filter((each) => each.indexes.length === 0).map(nameOf);
  expect(unindexed).toEqual(expect.arrayContaining(['dailyCounts.counts', 'messages.content']));
});
