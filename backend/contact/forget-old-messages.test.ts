import { expect, test } from 'vitest';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { forgetOldMessages } from './forget-old-messages.ts';
import type { MessageArchive } from './message-archive.ts';

test('old messages go with what their notifications have left, a few at a time', async () => {
  const { forget, removed, kept, batches } = setUp(250);
  expect(await forget()).toBe(250);
  expect(kept()).toEqual([]);
  expect(removed).toHaveLength(250);
  expect(Math.max(...batches)).toBeLessThanOrEqual(100);
});

test('the log names the messages', async () => {
  const { forget, log } = setUp(3);
  await forget();
  expect(log.sentences('info')).toEqual(['old messages forgotten']);
  expect(log.text()).toContain('"messageIds":["m0","m1","m2"]');
});

test('nothing is begun once it is told to stop, and nothing to forget is not logged', async () => {
  const { forget, kept, log } = setUp(1);
  expect(await forget(AbortSignal.abort())).toBe(0);
  expect(kept()).toEqual(['m0']);
  expect(log.text()).toBe('');
});

function setUp(count: number) {
  let messages = Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    notificationIds: [`m${index}-a`],
  }));
  const log = recordedLog();
  const removed: string[] = [];
  const batches: number[] = [];
  const archive: Pick<MessageArchive, 'deleteExpired'> = {
    deleteExpired: (_before, limit) => {
      const deleted = messages.slice(0, limit);
      messages = messages.slice(limit);
      batches.push(deleted.length);
      return Promise.resolve(deleted);
    },
  };
  const removeNotifications = (ids: readonly string[]) => Promise.resolve(removed.push(...ids));
  const forget = (stop = new AbortController().signal) =>
    forgetOldMessages({ archive, removeNotifications, log }, 1000, stop);
  return { forget, kept: () => messages.map(({ id }) => id), removed, batches, log };
}
