import { describe, expect, test, vi } from 'vitest';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { drainNotifications } from './drain-notifications.ts';
import type { Channel, SendOutcome } from './channel.ts';
import type { ClaimedNotification, NotificationQueue } from './notification-queue.ts';
import { StoreUnavailable } from '../contact/store-unavailable.ts';

describe('a drain', () => {
  test('sends all that is due, a few at once, and ends', async () => {
    const { sent, drain } = setUp(11);
    await drain(1);
    expect(sent).toEqual(Array.from({ length: 11 }, (_, n) => `l${n}`));
  });

  test('begins nothing after its time', async () => {
    const { sent, drain } = setUp(11);
    await drain(0);
    expect(sent).toEqual([]);
  });

  test('puts off what is not taken, and goes on', async () => {
    const { retried, drain } = setUp(5, { kind: 'failed', code: 'DOWN', problem: 'Down' });
    await drain(1);
    expect(retried).toHaveLength(5);
  });

  test('says that the store is unavailable', async () => {
    const { queue, drain } = setUp(1);
    queue.claimDue = () => Promise.reject(new StoreUnavailable('Gone'));
    await expect(drain(1)).rejects.toThrow(StoreUnavailable);
  });

  test('begins the next as soon as one has arrived, whichever is stuck', async () => {
    const { sent, held, drain } = setUp(11);
    const release = held('l1');
    const draining = drain(1);
    await vi.waitFor(() => expect(sent).toHaveLength(10));
    release();
    await draining;
    expect(sent.at(-1)).toBe('l1');
  });

  test('sends what has become due while one is stuck', async () => {
    const { due, sent, held, drain } = setUp(2);
    const release = held('l0');
    const draining = drain(1);
    await vi.waitFor(() => expect(sent).toEqual(['l1']));
    due.push(notification('late'));
    await vi.waitFor(() => expect(sent).toEqual(['l1', 'late']));
    release();
    await draining;
    expect(sent).toEqual(['l1', 'late', 'l0']);
  });

  test('looks until none is found, and no more where none takes long', async () => {
    const { queue, drain } = setUp(3);
    const claimDue = vi.spyOn(queue, 'claimDue');
    await drain(1, 60_000);
    expect(claimDue).toHaveBeenCalledTimes(2);
  });

  test('waits for those on their way where the store has gone', async () => {
    const { queue, sent, held, drain } = setUp(2);
    const release = held('l0');
    const draining = drain(1);
    await vi.waitFor(() => expect(sent).toEqual(['l1']));
    queue.claimDue = () => Promise.reject(new StoreUnavailable('Gone'));
    setTimeout(release, 20);
    await expect(draining).rejects.toThrow(StoreUnavailable);
    expect(sent).toEqual(['l1', 'l0']);
  });
});

/** So many due notifications, at a clock that stands at nought. */
function setUp(count: number, outcome: SendOutcome = { kind: 'sent' }) {
  const due = Array.from({ length: count }, (_, n) => notification(`l${n}`));
  const sent: string[] = [];
  const retried: string[] = [];
  const stuck = new Map<string, Promise<undefined>>();
  const queue: NotificationQueue = {
    claimDue: ({ kinds, limit }) => {
      const claimed = due.splice(0, limit);
      return Promise.resolve(
        claimed.flatMap((each) =>
          kinds.filter((kind) => kind === each.kind).map((kind) => ({ ...each, kind })),
        ),
      );
    },
    recordSent: (id) => Promise.resolve(void sent.push(id)),
    recordRetry: (id) => Promise.resolve(void retried.push(id)),
    recordGivenUp: () => Promise.resolve(),
    retryNow: () => Promise.resolve(0),
    countGivenUp: () => Promise.resolve(0),
  };
  const channel: Channel<'inquiry'> = {
    kinds: ['inquiry'],
    patience: 60_000,
    async deliver({ id }) {
      await stuck.get(id);
      return outcome;
    },
  };
  const dependencies = { queue, channel, clock: () => 0, random: () => 0, log: recordedLog() };
  const drain = (until: number, pause = 1) =>
    drainNotifications(dependencies, until, new AbortController().signal, pause);
  /** Has a notification stuck on its way, until the answer is called. */
  function held(id: string): () => void {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    stuck.set(id, promise);
    return () => resolve(undefined);
  }
  return { due, sent, retried, queue, held, drain };
}

function notification(id: string): ClaimedNotification<'inquiry'> {
  const message = { id: 'm1', receivedAt: 0, page: undefined, content: completeMessage };
  return { id, kind: 'inquiry', attempts: 1, message: { ...message, spamSigns: [] } };
}
