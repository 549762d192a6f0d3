import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import type { Batch, SendOutcome } from './channel.ts';
import { deliveryWorker } from './delivery-worker.ts';
import type { ClaimedNotification } from './notification-queue.ts';

/** In milliseconds: no test lasts so long. */
const never = 1_000_000;
const timeout = 60_000;

describe('a delivery worker', () => {
  test('looks at its start, every round and when it is woken, until it is stopped', async () => {
    const { queue, start } = setUp();
    const worker = start(20);
    await expect.poll(() => queue.claimDue.mock.calls.length).toBeGreaterThan(2);
    await worker.stop();
    const { length } = queue.claimDue.mock.calls;
    worker.wake();
    expect(queue.claimDue).toHaveBeenCalledTimes(length);
  });

  test('looks again when it is woken while it looks', async () => {
    const { due, sent, queue, start } = setUp();
    const looking = Promise.withResolvers<never[]>();
    queue.claimDue.mockImplementationOnce(() => looking.promise);
    const worker = start(never);
    due.push(notification('a'));
    worker.wake();
    looking.resolve([]);
    await expect.poll(() => sent).toEqual(['a']);
  });

  test('survives any error, and logs it once and that it is over', async () => {
    const { due, sent, log, queue, start } = setUp();
    queue.claimDue.mockImplementation(() => Promise.reject(new StoreUnavailable('moved')));
    start(10);
    await expect.poll(() => queue.claimDue.mock.calls.length).toBeGreaterThan(3);
    expect(log.sentences('error')).toHaveLength(1);
    queue.claimDue.mockImplementation(() => Promise.reject(new TypeError('a bug')));
    await expect.poll(() => log.sentences('error')).toHaveLength(2);
    queue.claimDue.mockReset();
    due.push(notification('a'));
    await expect.poll(() => sent).toEqual(['a']);
    expect(log.sentences('info')).toContain('notifications are delivered again');
  });

  test('finishes a delivery under way before it has stopped', async () => {
    const { sent, stall, start, deliver } = setUp(1);
    const release = stall('n0');
    const worker = start(never);
    await expect.poll(() => deliver.mock.calls).toHaveLength(1);
    const stopped = worker.stop();
    release();
    await stopped;
    expect(sent).toEqual(['n0']);
  });

  test('does not let stuck deliveries hold up others, or go out twice', async () => {
    const { due, sent, stall, start, deliver } = setUp(5);
    const release = stall('n0');
    const worker = start(never);
    await expect.poll(() => sent).toEqual(['n1', 'n2', 'n3', 'n4']);
    // Due again while it is under way: the clock has jumped past its lease.
    due.push(notification('n0'), notification('late'));
    worker.wake();
    await expect.poll(() => sent).toContain('late');
    release();
    await expect.poll(() => sent).toContain('n0');
    expect(deliver).toHaveBeenCalledTimes(6);
  });
});

describe('a run that delivers all that is due', () => {
  test('starts nothing after its time, and aborts what is still under way', async () => {
    const { due, sent, stall, retried, deliver, deliverAllDue } = setUp(1);
    stall('n0');
    const delivered = deliverAllDue(0, 50);
    await expect.poll(() => deliver.mock.calls).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 10));
    due.push(notification('late'));
    expect(await delivered).toBe(true);
    expect(retried).toEqual(['n0']);
    expect(sent).toEqual([]);
  });

  test('returns false when the store fails, once deliveries under way have ended', async () => {
    const { sent, stall, queue, log, deliver, deliverAllDue } = setUp(1);
    const release = stall('n0');
    const delivered = deliverAllDue();
    await expect.poll(() => deliver.mock.calls).toHaveLength(1);
    queue.claimDue.mockImplementation(() => Promise.reject(new StoreUnavailable('gone')));
    await expect.poll(() => log.sentences('error')).toHaveLength(1);
    release();
    expect(await delivered).toBe(false);
    expect(sent).toEqual(['n0']);
  });
});

/** A queue of `count` due notifications, and a channel that sends at once unless it is stalled. */
function setUp(count = 0) {
  const log = recordedLog();
  const due = Array.from({ length: count }, (_, n) => notification(`n${n}`));
  const sent: string[] = [];
  const retried: string[] = [];
  const stalled = new Map<string, PromiseWithResolvers<unknown>>();
  const queue = {
    claimDue: vi.fn(({ limit }: { limit: number }) => Promise.resolve(due.splice(0, limit))),
    renewClaims: () => Promise.resolve(),
    recordSent: vi.fn((ids: readonly string[]) => Promise.resolve(void sent.push(...ids))),
    recordRetry: (ids: readonly string[]) => Promise.resolve(void retried.push(...ids)),
    recordGivenUp: () => Promise.resolve(),
    retryNow: () => Promise.resolve(0),
  };
  const deliver = vi.fn(async ([{ id }]: Batch, signal: AbortSignal): Promise<SendOutcome> => {
    const stall = stalled.get(id);
    signal.addEventListener('abort', () => stall?.resolve(undefined));
    await (stall?.promise ?? new Promise((resolve) => setImmediate(resolve)));
    return signal.aborted
      ? { kind: 'failed', code: 'EABORT', problem: 'aborted' }
      : { kind: 'sent' };
  });
  const channel = { kind: 'inquiry', isFor: () => true, concurrency: 4, timeout, deliver } as const;
  const make = (pollInterval: number) =>
    deliveryWorker({ queue, channel, clock: () => 0, log }, pollInterval);
  const start = (pollInterval: number) => {
    const worker = make(pollInterval);
    onTestFinished(() => worker.stop());
    worker.start();
    return worker;
  };
  const deliverAllDue = (lastStartAfter = never, maxTime = never) =>
    make(5).deliverAllDue(lastStartAfter, maxTime);
  /** Makes a delivery hang until the answer is called. */
  const stall = (id: string) => {
    const hold = Promise.withResolvers<unknown>();
    stalled.set(id, hold);
    return () => hold.resolve(undefined);
  };
  return { due, sent, retried, queue, deliver, log, start, deliverAllDue, stall };
}

function notification(id: string): ClaimedNotification {
  const message = { id: 'm1', receivedAt: 0, page: undefined, content: completeMessage };
  return { id, kind: 'inquiry', attempts: 1, message: { ...message, spamSigns: [] } };
}
