import {
  deliverNotification,
  leaseTime,
  type DeliveryDependencies,
} from './deliver-notification.ts';
import { faultWatch } from '../contact/fault-watch.ts';
import type { NotificationKind } from '../contact/notification.ts';
import type { ClaimedNotification } from './notification-queue.ts';

export interface DeliveryWorker {
  /** Looks for due notifications now rather than at the next round. */
  readonly wake: () => void;
  /**
   * Stops for good. Nothing new is begun; what is on its way has `graceTime` to arrive, is broken
   * off then, and stays due.
   */
  readonly stop: () => Promise<void>;
}

/**
 * Delivers the due notifications of a channel: looks for them at once, every `roundTime` milliseconds, when
 * it is woken, and when one has arrived or failed. Up to {@link atOnce} are on their way, each for
 * itself, so that one that is stuck holds up no other. Any error in a round, expected or not, is logged,
 * and the next round tries again; the same error round after round is logged once, and once more when
 * it is over.
 */
export function startDeliveryWorker<Kind extends NotificationKind>(
  dependencies: DeliveryDependencies<Kind>,
  roundTime = 5000,
): DeliveryWorker {
  const stop = new AbortController();
  const abandon = new AbortController();
  const onTheirWay = new Map<string, Promise<void>>();
  const watch = faultWatch(dependencies.log, { kinds: dependencies.channel.kinds }, sentences);
  let claiming: Promise<void> | undefined;
  let wokenMeanwhile = false;

  async function claimWhileWoken(): Promise<void> {
    try {
      do {
        wokenMeanwhile = false;
        await watch(claim());
      } while (isWoken());
    } finally {
      claiming = undefined;
    }
  }

  // Read through a function: it changes while a claim is awaited.
  const isWoken = () => wokenMeanwhile && !stop.signal.aborted;

  async function claim(): Promise<void> {
    const limit = atOnce - onTheirWay.size;
    if (limit === 0) return;
    const { queue, channel, clock } = dependencies;
    const now = clock();
    const { kinds } = channel;
    const notifications = await queue.claimDue({
      kinds,
      now,
      leaseUntil: now + leaseTime(channel),
      limit,
    });
    for (const notification of notifications) {
      // Its lease is over early where the clock has jumped. Whoever comes behind it has been held up.
      if (onTheirWay.has(notification.id)) wokenMeanwhile = true;
      else begin(notification);
    }
  }

  function begin(notification: ClaimedNotification<Kind>): void {
    const arrival = watch(deliverNotification(dependencies, notification, abandon.signal)).finally(
      () => {
        onTheirWay.delete(notification.id);
        wake();
      },
    );
    onTheirWay.set(notification.id, arrival);
  }

  function wake(): void {
    if (stop.signal.aborted) return;
    wokenMeanwhile = true;
    claiming ??= claimWhileWoken();
  }

  const timer = setInterval(wake, roundTime);
  wake();

  return {
    wake,
    async stop() {
      clearInterval(timer);
      stop.abort();
      const impatience = setTimeout(() => abandon.abort(), graceTime);
      await claiming;
      await Promise.all(onTheirWay.values());
      clearTimeout(impatience);
    },
  };
}

/** How many notifications of a channel are on their way at once. */
export const atOnce = 4;

/** In milliseconds; well within the 10 s a host has to stop. */
const graceTime = 4000;

const sentences = {
  met: 'notifications cannot be delivered, and are tried again every few seconds',
  over: 'notifications are delivered again',
};
