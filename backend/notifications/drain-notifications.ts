import { setTimeout as rest } from 'node:timers/promises';
import {
  deliverNotification,
  leaseTime,
  type DeliveryDependencies,
} from './deliver-notification.ts';
import { atOnce } from './delivery-worker.ts';
import type { NotificationKind } from '../contact/notification.ts';

/**
 * Delivers the due notifications of a channel until none is left, for a host that is woken to do so and
 * cannot stay. A few are on their way at once, and the next begins as soon as one has arrived; as long as
 * any of them takes, it is looked every `pause` milliseconds for what has become due since, so that one
 * that is stuck holds up no other. Begins none after `until`, in milliseconds since 1970, and breaks off
 * those on their way when `abandon` aborts. Throws `StoreUnavailable`, once all have come to their end;
 * what it has not recorded then is due after its lease.
 */
export async function drainNotifications<Kind extends NotificationKind>(
  dependencies: DeliveryDependencies<Kind>,
  until: number,
  abandon: AbortSignal,
  pause = 5000,
): Promise<void> {
  const { queue, channel, clock } = dependencies;
  const { kinds } = channel;
  const onTheirWay = new Map<string, Promise<void>>();
  const faults: unknown[] = [];
  // A claim may tell of fewer than are due, where others claim too.
  let mayBeMore = true;

  async function claim(limit: number): Promise<void> {
    const now = clock();
    const leaseUntil = now + leaseTime(channel);
    const notifications = await queue.claimDue({ kinds, now, leaseUntil, limit });
    mayBeMore = notifications.length > 0;
    for (const notification of notifications) {
      // Its lease is over early where the clock has jumped.
      if (onTheirWay.has(notification.id)) continue;
      const delivery = deliverNotification(dependencies, notification, abandon)
        .catch((error: unknown) => void faults.push(error))
        .finally(() => onTheirWay.delete(notification.id));
      onTheirWay.set(notification.id, delivery);
    }
  }

  // Read through a function: it changes while a claim is awaited.
  const isToLook = () => mayBeMore && faults.length === 0 && clock() < until && !abandon.aborted;
  while (onTheirWay.size > 0 || isToLook()) {
    const room = atOnce - onTheirWay.size;
    if (room > 0 && isToLook()) {
      await claim(room).catch((error: unknown) => faults.push(error));
    }
    if (onTheirWay.size === 0) continue;
    const arrived = new AbortController();
    const { signal } = arrived;
    const rested = rest(pause, undefined, { signal }).then(
      () => (mayBeMore = true),
      () => undefined,
    );
    await Promise.race([...onTheirWay.values(), rested]);
    arrived.abort();
  }
  if (faults.length > 0) throw faults[0];
}
