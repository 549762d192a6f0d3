import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../runtime/clock.ts';
import type { Log } from '../runtime/log.ts';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import type { Batch, Channel, SendOutcome } from './channel.ts';
import type { ClaimedNotification, NotificationQueue } from './notification-queue.ts';
import { nextAttempt } from './retry-schedule.ts';

export interface DeliveryDependencies {
  readonly queue: NotificationQueue;
  readonly channel: Channel;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Sends claimed notifications in one attempt and records the outcome. After a crash in between they go out a second
 * time, with the same Message-ID. While the store is unavailable it waits to record, so that nothing is sent twice.
 */
export async function deliverNotifications(
  dependencies: DeliveryDependencies,
  claimed: Batch,
  abort: AbortSignal,
): Promise<void> {
  const { queue, channel, clock, log } = dependencies;
  const [{ id, kind, attempts, message }] = claimed;
  const facts = {
    ...{ notificationId: id, kind, messageId: message.id, attempts },
    ...(claimed.length > 1 && { count: claimed.length }),
  };
  const signal = AbortSignal.any([abort, AbortSignal.timeout(channel.timeout)]);
  const outcome = await withLease(dependencies, claimed, () =>
    attempt(channel, claimed, signal, log),
  );
  if (outcome.kind === 'sent') {
    await recordOnceAvailable(() => queue.recordSent(idsOf(claimed), clock()), abort);
    log.info(facts, 'notification sent');
    return;
  }

  const { kind: result, code, problem } = outcome;
  const now = clock();
  const byNext = Map.groupBy(claimed, ({ attempts, message: { receivedAt } }) =>
    nextAttempt({ kind, outcome: result, attempts, receivedAt, now }),
  );
  for (const [next, notifications] of byNext) {
    const ids = idsOf(notifications);
    if (next === undefined) {
      await recordOnceAvailable(() => queue.recordGivenUp(ids, problem), abort);
      log.error(
        { ...facts, code },
        'notification given up: `npm run messages -- retry ID` tries it again',
      );
    } else {
      await recordOnceAvailable(() => queue.recordRetry(ids, next, problem), abort);
      const inMinutes = Math.round((next - now) / 60_000);
      log.warn({ ...facts, code, inMinutes }, `notification ${result}, will be tried again`);
    }
  }
}

/** How long a claim lasts, in milliseconds: after a crash the notification is tried again then. */
export const leaseTime = 60_000;

/** In milliseconds: two renewals may fail before another server sends the notification too. */
const renewInterval = 20_000;

/** Renews the claims for as long as the attempt takes, which may be minutes. */
async function withLease(
  { queue, clock, log }: DeliveryDependencies,
  claimed: Batch,
  attempt: () => Promise<SendOutcome>,
): Promise<SendOutcome> {
  let renewing: Promise<void> | undefined;
  const renew = async () => {
    try {
      await queue.renewClaims(idsOf(claimed), clock() + leaseTime);
    } catch (err) {
      log.warn({ err, notificationId: claimed[0].id }, 'a claim could not be renewed');
    }
    renewing = undefined;
  };
  const timer = setInterval(() => void (renewing ??= renew()), renewInterval);
  try {
    return await attempt();
  } finally {
    clearInterval(timer);
    await renewing;
  }
}

function idsOf(notifications: readonly ClaimedNotification[]): readonly string[] {
  return notifications.map(({ id }) => id);
}

/** An error in composing or sending must not stop other notifications. */
async function attempt(
  channel: Channel,
  claimed: Batch,
  signal: AbortSignal,
  log: Log,
): Promise<SendOutcome> {
  try {
    return await channel.deliver(claimed, signal);
  } catch (error) {
    log.error({ err: error, notificationId: claimed[0].id }, 'unexpected error in a notification');
    return { kind: 'failed', code: 'UNEXPECTED', problem: String(error) };
  }
}

async function recordOnceAvailable(record: () => Promise<void>, abort: AbortSignal): Promise<void> {
  for (;;) {
    try {
      await record();
      return;
    } catch (error) {
      if (abort.aborted || !(error instanceof StoreUnavailable)) throw error;
      await setTimeout(1000, undefined, { signal: abort }).catch(() => undefined);
    }
  }
}
