import type { NotificationKind } from '../contact/notification.ts';
import { logOutages } from '../runtime/log-outages.ts';
import type { Worker } from '../runtime/worker.ts';
import {
  deliverNotification,
  leaseTime,
  type DeliveryDependencies,
} from './deliver-notification.ts';
import type { ClaimedNotification } from './notification-queue.ts';

export interface DeliveryWorker extends Worker {
  /** Looks for due notifications now rather than at the next round. */
  readonly wake: () => void;
  /**
   * Delivers until nothing is due or under way, and stops: for a host that runs on a schedule. Starts
   * nothing after `lastStartAfter` and aborts what is under way after `maxTime`, both in milliseconds.
   * Returns whether there was no error; errors are logged.
   */
  readonly deliverAllDue: (lastStartAfter: number, maxTime: number) => Promise<boolean>;
}

/**
 * Delivers the due notifications of one channel: looks for them at its start, every `pollInterval`
 * milliseconds, when it is woken and when a delivery has ended. Several are under way at the same time,
 * so that one that is stuck does not hold up the others.
 */
export function deliveryWorker<Kind extends NotificationKind>(
  dependencies: DeliveryDependencies<Kind>,
  pollInterval = 5000,
): DeliveryWorker {
  const stopping = new AbortController();
  const aborting = new AbortController();
  const deliveries = dueDeliveries(dependencies, aborting.signal);
  let woken = Promise.withResolvers<undefined>();
  let running: Promise<void> | undefined;

  const wake = () => woken.resolve(undefined);

  async function run(endsWhenIdle: boolean): Promise<void> {
    const timer = setInterval(wake, pollInterval);
    for (;;) {
      woken = Promise.withResolvers();
      const started = stopping.signal.aborted ? 0 : await deliveries.startDue();
      const isIdle = started === 0 && deliveries.underWay.size === 0;
      if (isIdle && (endsWhenIdle || stopping.signal.aborted)) break;
      await Promise.race([woken.promise, ...deliveries.underWay.values()]);
    }
    clearInterval(timer);
  }

  return {
    wake,
    start() {
      running ??= run(false);
    },
    async stop() {
      stopping.abort();
      wake();
      const timer = setTimeout(() => aborting.abort(), graceTime);
      await running;
      clearTimeout(timer);
    },
    async deliverAllDue(lastStartAfter, maxTime) {
      const timers = [
        setTimeout(() => stopping.abort(), lastStartAfter),
        setTimeout(() => aborting.abort(), maxTime),
      ];
      await run(true);
      timers.forEach((timer) => clearTimeout(timer));
      return !deliveries.hasFailed();
    },
  };
}

/** The deliveries of one channel. Its errors are logged. */
function dueDeliveries<Kind extends NotificationKind>(
  dependencies: DeliveryDependencies<Kind>,
  abort: AbortSignal,
) {
  const { queue, channel, clock, log } = dependencies;
  const kinds = [channel.kind];
  const underWay = new Map<string, Promise<void>>();
  const outages = logOutages(log, { kinds }, texts);
  let hasFailed = false;

  function noteError(error: unknown): void {
    hasFailed = true;
    outages.logError(error);
  }

  async function deliver(notification: ClaimedNotification<Kind>): Promise<void> {
    await deliverNotification(dependencies, notification, abort).catch(noteError);
    underWay.delete(notification.id);
  }

  return {
    /** By the id of the notification. */
    underWay,
    hasFailed: () => hasFailed,
    /** Starts as many deliveries as there is room for, and returns how many. */
    async startDue(): Promise<number> {
      const limit = channel.concurrency - underWay.size;
      if (limit === 0) return 0;
      const now = clock();
      const leaseUntil = now + leaseTime;
      try {
        const claimed = await queue.claimDue({ kinds, now, leaseUntil, limit });
        outages.logSuccess();
        // After a clock jump, a lease may end while its notification is still under way.
        const others = claimed.filter(({ id }) => !underWay.has(id));
        for (const notification of others) underWay.set(notification.id, deliver(notification));
        return others.length;
      } catch (error) {
        noteError(error);
        return 0;
      }
    },
  };
}

/** How long deliveries under way may go on after a stop, in milliseconds; a host has 10 s in all. */
const graceTime = 4000;

const texts = {
  failed: 'cannot deliver notifications; trying again every few seconds',
  recovered: 'notifications are delivered again',
};
