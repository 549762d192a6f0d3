import { expect, onTestFinished, test, vi } from 'vitest';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { purgeExpiredMessages, purgeWorker } from './purge-expired-messages.ts';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';

const day = 24 * 60 * 60_000;

test('deletes expired messages with their emails, a few at a time', async () => {
  const { purging, left, deletedEmails, deletions } = setUp(60);
  await purgeExpiredMessages(purging, new AbortController().signal);
  expect(left).toEqual([]);
  expect(deletedEmails).toEqual([10 * day]);
  expect(deletions).toEqual([25, 25, 10, 0].map((count) => ({ count, before: 10 * day })));
});

test('deletes nothing after a stop', async () => {
  const { purging, left, log } = setUp(1);
  await purgeExpiredMessages(purging, AbortSignal.abort());
  expect(left).toEqual(['m0']);
  expect(log.text()).toBe('');
});

test('the worker purges every round, also after an outage, which it logs once', async () => {
  const { purging, left, log } = setUp(1);
  const { deleteExpired } = purging.messages;
  const outage = vi.fn(() => Promise.reject(new StoreUnavailable('locked')));
  purging.messages.deleteExpired = outage;
  const worker = purgeWorker(purging, 10);
  onTestFinished(() => worker.stop());
  worker.start();
  await expect.poll(() => outage.mock.calls.length).toBeGreaterThan(2);
  purging.messages.deleteExpired = deleteExpired;
  await expect.poll(() => left).toEqual([]);
  expect(log.sentences('error')).toHaveLength(1);
});

test('the worker deletes nothing in the round after the clock jumped', async () => {
  const { purging, left } = setUp(1);
  let now = 80 * day;
  const clock = vi.fn(() => now);
  const worker = purgeWorker({ ...purging, retentionDays: 90, clock }, 50);
  onTestFinished(() => worker.stop());
  worker.start();
  now = 400 * day;
  const calls = clock.mock.calls.length;
  await expect.poll(() => clock.mock.calls.length).toBeGreaterThan(calls);
  expect(left).toEqual(['m0']);
  await expect.poll(() => left).toEqual([]);
});

/** `count` messages that have expired 100 days after 1970. */
function setUp(count: number) {
  const left = Array.from({ length: count }, (_, index) => `m${index}`);
  const log = recordedLog();
  const deletedEmails: number[] = [];
  const deletions: { count: number; before: number }[] = [];
  const purging = {
    messages: {
      deleteExpired: (before: number, limit: number) => {
        const ids = left.splice(0, limit);
        deletions.push({ count: ids.length, before });
        return Promise.resolve(ids);
      },
    },
    deleteEmails: (before: number) => Promise.resolve(void deletedEmails.push(before)),
    retentionDays: 90,
    clock: () => 100 * day,
    log,
  };
  return { purging, left, deletedEmails, deletions, log };
}
