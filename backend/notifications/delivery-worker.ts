import type { NotificationKind } from '../contact/message-store.ts';
import { logOutages } from '../runtime/log.ts';
import type { Worker } from '../runtime/worker.ts';
import {
  deliverNotification,
  leaseTime,
  type DeliveryDependencies,
} from './deliver-notification.ts';
import type { ClaimedNotification } from './notification-queue.ts';

interface DeliveryWorker extends Worker {
  /** Looks for due notifications now rather than at the next round. */
  readonly wake: () => void;
  /**
   * For a host that runs on a schedule: delivers until nothing is due. Starts nothing after `lastStartAfter` and
   * aborts after `maxTime`, in milliseconds. Returns whether there was no error.
   */
  readonly deliverAllDue: (lastStartAfter: number, maxTime: number) => Promise<boolean>;
}

/** Delivers several at the same time, so that one that is stuck does not hold up the others. */
export function deliveryWorker<Kind extends NotificationKind>(
  dependencies: DeliveryDependencies<Kind>,
  pollInterval = 5000,
): DeliveryWorker {
  const { queue, channel, clock, log } = dependencies;
  const kinds = [channel.kind];
  const outages = logOutages(log, { kinds }, texts);
  const underWay = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  const aborting = new AbortController();
  let hasFailed = false;
  let woken = Promise.withResolvers<undefined>();
  let running: Promise<void> | undefined;

  const wake = () => woken.resolve(undefined);

  function noteError(error: unknown): void {
    hasFailed = true;
    outages.logError(error);
  }

  async function deliver(notification: ClaimedNotification<Kind>): Promise<void> {
    await deliverNotification(dependencies, notification, aborting.signal).catch(noteError);
    underWay.delete(notification.id);
  }

  /** Returns how many deliveries were started. */
  async function startDue(): Promise<number> {
    const limit = channel.concurrency - underWay.size;
    if (limit === 0) return 0;
    const now = clock();
    try {
      const claimed = await queue.claimDue({ kinds, now, leaseUntil: now + leaseTime, limit });
      outages.logSuccess();
      // After a clock jump, a lease may end while its notification is still under way.
      const others = claimed.filter(({ id }) => !underWay.has(id));
      for (const notification of others) underWay.set(notification.id, deliver(notification));
      return others.length;
    } catch (error) {
      noteError(error);
      return 0;
    }
  }

  async function run(endsWhenIdle: boolean): Promise<void> {
    const timer = setInterval(wake, pollInterval);
    for (;;) {
      woken = Promise.withResolvers();
      const started = stopping.signal.aborted ? 0 : await startDue();
      const isIdle = started === 0 && underWay.size === 0;
      if (isIdle && (endsWhenIdle || stopping.signal.aborted)) break;
      await Promise.race([woken.promise, ...underWay.values()]);
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
      return !hasFailed;
    },
  };
}

/** For deliveries under way after a stop, in milliseconds; a host has 10 s in all. */
const graceTime = 4000;

const texts = {
  failed: 'cannot deliver notifications; trying again every few seconds',
  recovered: 'notifications are delivered again',
};
