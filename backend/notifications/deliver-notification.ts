import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../contact/clock.ts';
import type { Log } from '../contact/log.ts';
import type { NotificationKind } from '../contact/notification.ts';
import type { Channel, SendOutcome } from './channel.ts';
import type { ClaimedNotification, NotificationQueue } from './notification-queue.ts';
import { nextAttempt } from './retry-schedule.ts';
import { StoreUnavailable } from '../contact/store-unavailable.ts';

export interface DeliveryDependencies<Kind extends NotificationKind> {
  readonly queue: NotificationQueue;
  readonly channel: Channel<Kind>;
  readonly clock: Clock;
  /** From 0 up to 1, as `Math.random`. */
  readonly random: () => number;
  readonly log: Log;
}

/**
 * How soon a notification of the channel is tried again after a crash in the middle of sending it, in
 * milliseconds. Longer than an attempt, or it could go out twice.
 */
export function leaseTime({ timeout }: Pick<Channel<NotificationKind>, 'timeout'>): number {
  return timeout + 60_000;
}

/**
 * Sends a notification that was claimed, and records how it fared. It may go out twice (a crash after
 * sending, before recording), with one Message-ID, but never not at all. Breaks off when `abandon`
 * aborts or the channel's timeout is over. What came of it is recorded as soon as the store is back, so
 * that a store that is locked for a while has no notification sent twice, and none waits for its lease. Throws
 * `StoreUnavailable` where it is broken off before; the notification is then due again after its lease.
 */
export async function deliverNotification<Kind extends NotificationKind>(
  { queue, channel, clock, random, log }: DeliveryDependencies<Kind>,
  claimed: ClaimedNotification<Kind>,
  abandon: AbortSignal,
): Promise<void> {
  const { id, kind, attempts, message } = claimed;
  const facts = { notificationId: id, kind, messageId: message.id, attempts };
  const signal = AbortSignal.any([abandon, AbortSignal.timeout(channel.timeout)]);
  const outcome = await attempt(channel, claimed, signal, log);
  if (outcome.kind === 'sent') {
    await recorded(() => queue.recordSent(id, clock()), abandon);
    log.info(facts, 'notification sent');
    return;
  }
  const { code, problem } = outcome;
  const now = clock();
  const next =
    outcome.kind === 'closed'
      ? undefined
      : nextAttempt({
          kind,
          outcome: outcome.kind,
          attempts,
          receivedAt: message.receivedAt,
          now,
          jitter: random(),
          notBefore: outcome.kind === 'failed' ? outcome.notBefore : undefined,
        });
  if (next === undefined) {
    await recorded(() => queue.recordGivenUp(id, problem), abandon);
    log.error(
      { ...facts, code },
      'notification given up: `npm run messages -- retry ID` tries it again',
    );
  } else {
    await recorded(() => queue.recordRetry(id, next, problem), abandon);
    const inMinutes = Math.round((next - now) / 60_000);
    log.warn({ ...facts, code, inMinutes }, `notification ${outcome.kind}, will be tried again`);
  }
}

async function recorded(record: () => Promise<void>, abandon: AbortSignal): Promise<void> {
  for (;;) {
    try {
      await record();
      return;
    } catch (error) {
      if (abandon.aborted || !(error instanceof StoreUnavailable)) throw error;
      await setTimeout(recordPause, undefined, { signal: abandon }).catch(() => undefined);
    }
  }
}

/** How long after a store was found unavailable it is asked again, in milliseconds. */
const recordPause = 1000;

/** A notification that cannot even be written out is a fault of ours; it must not stop the others. */
async function attempt<Kind extends NotificationKind>(
  channel: Channel<Kind>,
  claimed: ClaimedNotification<Kind>,
  signal: AbortSignal,
  log: Log,
): Promise<SendOutcome> {
  try {
    return await channel.deliver(claimed, signal);
  } catch (error) {
    log.error(
      { err: error, notificationId: claimed.id },
      'notification could not be written or handed over',
    );
    return { kind: 'failed', code: 'UNEXPECTED', problem: String(error) };
  }
}
