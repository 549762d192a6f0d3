import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../runtime/clock.ts';
import type { Log } from '../runtime/log.ts';
import type { NotificationKind } from '../contact/message-store.ts';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import type { Channel, SendOutcome } from './channel.ts';
import type { ClaimedNotification, NotificationQueue } from './notification-queue.ts';
import { nextAttempt } from './retry-schedule.ts';

export interface DeliveryDependencies<Kind extends NotificationKind> {
  readonly queue: NotificationQueue;
  readonly channel: Channel<Kind>;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Sends a claimed notification and records the outcome. After a crash in between it goes out a second time, with
 * the same Message-ID. While the store is unavailable it waits to record, so that nothing is sent twice.
 */
export async function deliverNotification<Kind extends NotificationKind>(
  dependencies: DeliveryDependencies<Kind>,
  claimed: ClaimedNotification<Kind>,
  abort: AbortSignal,
): Promise<void> {
  const { queue, channel, clock, log } = dependencies;
  const { id, kind, attempts, message } = claimed;
  const facts = { notificationId: id, kind, messageId: message.id, attempts };
  const signal = AbortSignal.any([abort, AbortSignal.timeout(channel.timeout)]);
  const outcome = await withLease(dependencies, id, () => attempt(channel, claimed, signal, log));
  if (outcome.kind === 'sent') {
    await recordOnceAvailable(() => queue.recordSent(id, clock()), abort);
    log.info(facts, 'notification sent');
    return;
  }

  const { kind: result, code, problem } = outcome;
  const now = clock();
  const { receivedAt } = message;
  const next = nextAttempt({ kind, outcome: result, attempts, receivedAt, now });
  if (next === undefined) {
    await recordOnceAvailable(() => queue.recordGivenUp(id, problem), abort);
    log.error(
      { ...facts, code },
      'notification given up: `npm run messages -- retry ID` tries it again',
    );
  } else {
    await recordOnceAvailable(() => queue.recordRetry(id, next, problem), abort);
    const inMinutes = Math.round((next - now) / 60_000);
    log.warn({ ...facts, code, inMinutes }, `notification ${result}, will be tried again`);
  }
}

export const leaseTime = 60_000;

/** In milliseconds: two renewals may fail before another server sends the notification too. */
const renewInterval = 20_000;

async function withLease<Result>(
  { queue, clock, log }: Omit<DeliveryDependencies<NotificationKind>, 'channel'>,
  notificationId: string,
  attempt: () => Promise<Result>,
): Promise<Result> {
  let renewing = Promise.resolve();
  const timer = setInterval(() => {
    renewing = inTurn(() => queue.renewClaim(notificationId, clock() + leaseTime)).catch(
      (err: unknown) => {
        log.warn({ err, notificationId }, 'the claim of a notification could not be renewed');
      },
    );
  }, renewInterval);
  try {
    return await attempt();
  } finally {
    clearInterval(timer);
    await renewing;
  }
}

/** An error in composing or sending one notification must not stop the others. */
async function attempt<Kind extends NotificationKind>(
  channel: Channel<Kind>,
  claimed: ClaimedNotification<Kind>,
  signal: AbortSignal,
  log: Log,
): Promise<SendOutcome> {
  try {
    return await channel.deliver(claimed, signal);
  } catch (error) {
    log.error({ err: error, notificationId: claimed.id }, 'unexpected error in a notification');
    return { kind: 'failed', code: 'UNEXPECTED', problem: String(error) };
  }
}

/** Those of a digest end together, and visitors need the store meanwhile. */
const inTurn = limitConcurrency(4);

async function recordOnceAvailable(record: () => Promise<void>, abort: AbortSignal): Promise<void> {
  for (;;) {
    try {
      await inTurn(record);
      return;
    } catch (error) {
      if (abort.aborted || !(error instanceof StoreUnavailable)) throw error;
      await setTimeout(1000, undefined, { signal: abort }).catch(() => undefined);
    }
  }
}

/** Returns a function that runs tasks in order, at most `max` of them at the same time. */
export function limitConcurrency(max: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running < max) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
