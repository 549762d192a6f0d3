import { once } from 'node:events';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import type { NotificationKind } from '#contract/notification-kinds.ts';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import type { SendOutcome } from './channel.ts';
import { deliverNotifications, leaseTime } from './deliver-notifications.ts';
import type { NotificationQueue } from './notification-queue.ts';

const now = 1_000_000_000;
const failed = { kind: 'failed', code: 'ESOCKET', problem: 'connection refused' } as const;

describe('delivering a notification', () => {
  test('records once the store is back, and does not send again', async () => {
    const { deliver, records, sends } = setUp(() => ({ kind: 'sent' }), { outages: 1 });
    await deliver('inquiry');
    expect(records).toEqual(['sent n']);
    expect(sends()).toBe(1);
  });

  test('renews its claim while an attempt takes long, and not once it has ended', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { promise, resolve } = Promise.withResolvers<SendOutcome>();
    const { deliver, records } = setUp(() => promise);
    const delivered = deliver('inquiry');
    // Longer than a lease: a crash is noticed soon, and no other server sends it meanwhile.
    await vi.advanceTimersByTimeAsync(leaseTime + 1);
    expect(records.length).toBeGreaterThan(1);
    expect(new Set(records)).toEqual(new Set([`renewed n until ${now + leaseTime}`]));
    const before = records.length;
    resolve({ kind: 'sent' });
    await delivered;
    await vi.advanceTimersByTimeAsync(leaseTime);
    expect(records.slice(before)).toEqual(['sent n']);
  });

  test('records the outcome after a renewal under way, also one that fails', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { promise, resolve } = Promise.withResolvers<SendOutcome>();
    const { deliver, records, log, queue } = setUp(() => promise);
    const renewal = Promise.withResolvers<undefined>();
    queue.renewClaims = () => renewal.promise;
    const delivered = deliver('inquiry');
    await vi.advanceTimersByTimeAsync(leaseTime / 2);
    resolve({ kind: 'sent' });
    await new Promise((done) => setImmediate(done));
    expect(records).toEqual([]);
    renewal.reject(new StoreUnavailable('locked'));
    await delivered;
    expect(records).toEqual(['sent n']);
    expect(log.sentences('warn')).toHaveLength(1);
  });

  test('gives up a refused confirmation, and logs it without the address', async () => {
    const problem = '550 <rosa@alder-and-rye.example> unknown';
    const { deliver, records, log } = setUp(() => ({ kind: 'refused', code: '550', problem }));
    await deliver('confirmation');
    expect(records).toEqual([`given up n: ${problem}`]);
    expect(log.sentences('error')).toHaveLength(1);
    expect(log.text()).not.toContain('rosa');
    expect(log.text()).toContain('550');
  });

  test('retries after an unexpected error', async () => {
    const { deliver, records, log } = setUp(() => {
      throw new TypeError('a bug');
    });
    await deliver('inquiry');
    expect(records.join()).toContain('retry n');
    expect(log.sentences('error')).toHaveLength(1);
  });

  test('aborts after the timeout of the channel', async () => {
    const untilAborted = async (signal: AbortSignal) => {
      await once(signal, 'abort');
      return failed;
    };
    const { deliver, records } = setUp(untilAborted, { timeout: 20 });
    await deliver('inquiry');
    expect(records).toEqual([`retry n at ${now + 60_000}: connection refused`]);
  });

  test('does not wait for the store once it is aborted', async () => {
    const { deliver } = setUp(() => ({ kind: 'sent' }), { outages: Infinity });
    await expect(deliver('inquiry', AbortSignal.abort())).rejects.toThrow(StoreUnavailable);
  });
});

/** A channel with this outcome, and a queue that fails to record so many times. */
function setUp(
  outcomeOf: (signal: AbortSignal) => SendOutcome | Promise<SendOutcome>,
  { outages = 0, timeout = 60_000 } = {},
) {
  const records: string[] = [];
  const log = recordedLog();
  let sends = 0;
  let outagesLeft = outages;
  const record = async (text: string) => {
    await Promise.resolve();
    if (outagesLeft-- > 0) throw new StoreUnavailable('locked');
    records.push(text);
  };
  const queue: NotificationQueue = {
    claimDue: () => Promise.resolve([]),
    renewClaims: ([id], until) => record(`renewed ${id} until ${until}`),
    recordSent: ([id]) => record(`sent ${id}`),
    recordRetry: ([id], at, problem) => record(`retry ${id} at ${at}: ${problem}`),
    recordGivenUp: ([id], problem) => record(`given up ${id}: ${problem}`),
    retryNow: () => Promise.resolve(0),
  };
  const send = async (_claimed: unknown, signal: AbortSignal) => {
    sends += 1;
    await Promise.resolve();
    return outcomeOf(signal);
  };
  const deliver = (kind: NotificationKind, abort = new AbortController().signal) => {
    const channel = { kind, isFor: () => true, concurrency: 4, timeout, deliver: send };
    const message = { id: 'm1', receivedAt: now, page: undefined, content: completeMessage };
    const claimed = { id: 'n', kind, attempts: 1, message: { ...message, spamSigns: [] } };
    const dependencies = { queue, channel, clock: () => now, log };
    return deliverNotifications(dependencies, [claimed], abort);
  };
  return { deliver, records, log, queue, sends: () => sends };
}
