import { expect, onTestFinished, test, vi } from 'vitest';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { startDeliveryWorker } from './delivery-worker.ts';
import type { Channel, SendOutcome } from './channel.ts';
import type { ClaimedNotification, NotificationQueue } from './notification-queue.ts';
import { StoreUnavailable } from '../contact/store-unavailable.ts';

const never = 1_000_000;

/** The longest that one may take, in milliseconds. */
const attempt = 60_000;

// A machine that runs every test at once is slow.
const soon = { timeout: 60_000 };

test('delivers at its start, at every round and when it is woken', async () => {
  const { claims, start } = setUp();
  const worker = start(20);
  await vi.waitFor(() => expect(claims()).toBeGreaterThan(2), soon);
  await worker.stop();
  const after = claims();
  worker.wake();
  expect(claims()).toBe(after);
});

test('misses no wake that comes while it is busy', async () => {
  const { claims, start } = setUp();
  const worker = start(never);
  worker.wake();
  worker.wake();
  await vi.waitFor(() => expect(claims()).toBe(2), soon);
  await worker.stop();
});

test('survives a round in which the store is unavailable', async () => {
  let failing = true;
  const { claims, log, start } = setUp(() => {
    if (failing) throw new StoreUnavailable('locked');
    return [];
  });
  const worker = start(never);
  await vi.waitFor(() => expect(log.sentences('error')).toHaveLength(1), soon);
  failing = false;
  worker.wake();
  await vi.waitFor(() => expect(claims()).toBe(2), soon);
  await worker.stop();
  expect(log.sentences('error')).toHaveLength(1);
});

test('tells the same fault once, and that it is over', async () => {
  let problem: string | undefined = 'moved';
  const { claims, log, start } = setUp(() => {
    if (problem !== undefined) throw new StoreUnavailable(problem);
    return [];
  });
  start(10);
  await vi.waitFor(() => expect(claims()).toBeGreaterThan(3), soon);
  expect(log.sentences('error')).toHaveLength(1);
  problem = 'full';
  await vi.waitFor(() => expect(log.sentences('error')).toHaveLength(2), soon);
  problem = undefined;
  await vi.waitFor(
    () => expect(log.sentences('info')).toEqual(['notifications are delivered again']),
    soon,
  );
});

test('goes on after an error that nobody expected, and logs it once', async () => {
  let failures = 1;
  const { due, log, sent, start } = setUp((waiting, limit) => {
    if (failures-- > 0) throw new TypeError('a bug');
    return takeFrom(waiting, limit);
  });
  due.push(notification('a'));
  const worker = start(20);
  await vi.waitFor(() => expect(sent).toEqual(['a']), soon);
  due.push(notification('b'));
  worker.wake();
  await vi.waitFor(() => expect(sent).toEqual(['a', 'b']), soon);
  expect(log.sentences('error')).toHaveLength(1);
  expect(log.text()).toContain('TypeError');
});

test('goes on where recording a delivery fails unexpectedly', async () => {
  const { due, log, sent, start, failNextRecord } = setUp(takeFrom);
  failNextRecord(new TypeError('a bug'));
  due.push(notification('a'));
  const worker = start(never);
  await vi.waitFor(() => expect(log.sentences('error')).toHaveLength(1), soon);
  due.push(notification('b'));
  worker.wake();
  await vi.waitFor(() => expect(sent).toEqual(['b']), soon);
  await worker.stop();
});

test('lets a notification on its way arrive before it has stopped', async () => {
  const sending = Promise.withResolvers<SendOutcome>();
  const { due, sent, start, sends } = setUp(takeFrom, () => sending.promise);
  due.push(notification('a'));
  const worker = start(never);
  await vi.waitFor(() => expect(sends()).toEqual(['a']), soon);
  const stopped = worker.stop();
  sending.resolve({ kind: 'sent' });
  await stopped;
  expect(sent).toEqual(['a']);
});

test('sends every due notification, no more at once than it has room for', async () => {
  let underWay = 0;
  let most = 0;
  const { due, sent, start } = setUp(takeFrom, async () => {
    most = Math.max(most, (underWay += 1));
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    return { kind: 'sent' };
  });
  const ids = Array.from({ length: 30 }, (_, index) => `l${index}`);
  due.push(...ids.map(notification));
  start(never);
  await vi.waitFor(() => expect(sent.toSorted()).toEqual(ids.toSorted()), soon);
  expect(most).toBe(4);
});

test('does not let a notification that is stuck hold up one that comes later', async () => {
  const stuck = Promise.withResolvers<SendOutcome>();
  const { due, sent, start } = setUp(takeFrom, ({ id }) =>
    id.startsWith('stuck') ? stuck.promise : Promise.resolve({ kind: 'sent' }),
  );
  due.push(
    notification('stuck-1'),
    notification('a'),
    notification('stuck-2'),
    notification('b'),
    notification('stuck-3'),
  );
  const worker = start(never);
  await vi.waitFor(() => expect(sent).toEqual(['a', 'b']), soon);
  due.push(notification('c'), notification('d'));
  worker.wake();
  await vi.waitFor(() => expect(sent).toEqual(['a', 'b', 'c', 'd']), soon);
  stuck.resolve({ kind: 'sent' });
});

test('does not send a notification again that is on its way, whatever the clock makes of its lease', async () => {
  const sending = Promise.withResolvers<SendOutcome>();
  const { due, sent, start, sends, claims } = setUp(takeFrom, () => sending.promise);
  due.push(notification('a'));
  const worker = start(never);
  await vi.waitFor(() => expect(sends()).toEqual(['a']), soon);
  due.push(notification('a'));
  const before = claims();
  worker.wake();
  await vi.waitFor(() => expect(claims()).toBeGreaterThan(before), soon);
  sending.resolve({ kind: 'sent' });
  await vi.waitFor(() => expect(sent).toEqual(['a']), soon);
  expect(sends()).toEqual(['a']);
});

test('claims a notification for longer than an attempt may take', async () => {
  const { claims, start, leases } = setUp();
  start(never);
  await vi.waitFor(() => expect(claims()).toBe(1), soon);
  expect(leases[0]).toBeGreaterThan(attempt);
});

type Due = ClaimedNotification<'inquiry'>[];

const takeFrom = (due: Due, limit: number): Due => due.splice(0, limit);

function notification(id: string): ClaimedNotification<'inquiry'> {
  const message = { id: 'm1', receivedAt: 0, page: undefined, content: completeMessage };
  return { id, kind: 'inquiry', attempts: 1, message: { ...message, spamSigns: [] } };
}

function setUp(
  claimFrom: (due: Due, limit: number) => Due = () => [],
  send: (notification: ClaimedNotification<'inquiry'>) => Promise<SendOutcome> = () =>
    Promise.resolve({ kind: 'sent' }),
) {
  const log = recordedLog();
  const due: Due = [];
  const sent: string[] = [];
  const sends: string[] = [];
  const leases: number[] = [];
  let claims = 0;
  let recordError: Error | undefined;
  const queue: NotificationQueue = {
    claimDue: async ({ kinds, limit, leaseUntil }) => {
      leases.push(leaseUntil);
      claims += 1;
      await Promise.resolve();
      return claimFrom(due, limit).flatMap((claimed) =>
        kinds.filter((kind) => kind === claimed.kind).map((kind) => ({ ...claimed, kind })),
      );
    },
    async recordSent(id) {
      const error = recordError;
      recordError = undefined;
      await Promise.resolve();
      if (error !== undefined) throw error;
      sent.push(id);
    },
    recordRetry: () => Promise.resolve(),
    recordGivenUp: () => Promise.resolve(),
    retryNow: () => Promise.resolve(0),
    countGivenUp: () => Promise.resolve(0),
  };
  const channel: Channel<'inquiry'> = {
    kinds: ['inquiry'],
    patience: attempt,
    deliver(claimed) {
      sends.push(claimed.id);
      return send(claimed);
    },
  };
  const dependencies = { queue, channel, clock: () => 0, random: () => 0.5, log };
  const start = (roundTime: number) => {
    const worker = startDeliveryWorker(dependencies, roundTime);
    onTestFinished(() => worker.stop());
    return worker;
  };
  const failNextRecord = (error: Error) => void (recordError = error);
  return {
    claims: () => claims,
    due,
    failNextRecord,
    leases,
    log,
    sent,
    sends: () => sends,
    start,
  };
}
