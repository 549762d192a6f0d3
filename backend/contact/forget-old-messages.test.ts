import { expect, test } from 'vitest';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { forgetOldMessages } from './forget-old-messages.ts';
import type { ExpiredMessage, MessageArchive } from './message-archive.ts';

test('old messages go with what their notifications have left, a few at a time', async () => {
  const { forget, removed, kept, batches } = setUp(250);
  expect(await forget()).toBe(250);
  expect(kept()).toEqual([]);
  expect(removed).toHaveLength(250);
  expect(Math.max(...batches)).toBeLessThanOrEqual(100);
});

test('the log tells ids and counts, and what had been given up', async () => {
  const { forget, log } = setUp(3, 'given-up');
  await forget();
  expect(log.sentences('info')).toEqual(['old messages forgotten']);
  expect(log.sentences('warn')).toEqual(['notifications forgotten that had been given up']);
  expect(log.text()).toContain('"messages":3,"notifications":3,"messageIds":["m0","m1","m2"]');
  expect(log.text()).toContain('"notificationIds":["m0-a","m1-a","m2-a"]');
});

test('nothing is begun once it is told to stop, and nothing to forget is not logged', async () => {
  const { forget, kept, log } = setUp(1);
  expect(await forget(AbortSignal.abort())).toBe(0);
  expect(kept()).toEqual(['m0']);
  expect(log.text()).toBe('');
});

test('no message is forgotten while the files of its notifications cannot go', async () => {
  const { forget, kept } = setUp(1, 'sent', () => Promise.reject(new Error('EACCES')));
  await expect(forget()).rejects.toThrow('EACCES');
  expect(kept()).toEqual(['m0']);
});

function setUp(
  count: number,
  state: ExpiredMessage['notifications'][number]['state'] = 'sent',
  refuse: () => Promise<void> = () => Promise.resolve(),
) {
  let messages = Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    notifications: [{ id: `m${index}-a`, state }],
  }));
  const log = recordedLog();
  const removed: string[] = [];
  const batches: number[] = [];
  const archive: Pick<MessageArchive, 'listExpired' | 'deleteExpired'> = {
    listExpired: (_before, most) => Promise.resolve(messages.slice(0, most)),
    deleteExpired: (ids) => {
      messages = messages.filter(({ id }) => !ids.includes(id));
      batches.push(ids.length);
      return Promise.resolve(ids);
    },
  };
  const removeNotifications = async (ids: readonly string[]) => {
    await refuse();
    removed.push(...ids);
  };
  const forget = (stop = new AbortController().signal) =>
    forgetOldMessages({ archive, removeNotifications, log }, 1000, stop);
  return { forget, kept: () => messages.map(({ id }) => id), removed, batches, log };
}
