import { deliverLetter, leaseTime, type DeliveryDependencies } from './deliver-letter.ts';
import { atOnce } from './delivery-worker.ts';
import type { LetterKind } from './ports.ts';

/**
 * Delivers the due letters of a channel until none is left, for a host that is woken to do so and
 * cannot stay: begins none after `until`, in milliseconds since 1970, and breaks off those on their way
 * when `abandon` aborts. Throws `StoreUnavailable`; what it has not recorded then is due after its lease.
 */
export async function drainLetters<Kind extends LetterKind>(
  dependencies: DeliveryDependencies<Kind>,
  until: number,
  abandon: AbortSignal,
): Promise<void> {
  const { queue, channel, clock } = dependencies;
  const { kinds } = channel;
  for (let now = clock(); now < until && !abandon.aborted; now = clock()) {
    const leaseUntil = now + leaseTime(channel);
    const letters = await queue.claimDue({ kinds, now, leaseUntil, limit: atOnce });
    if (letters.length === 0) return;
    const deliveries = letters.map((letter) => deliverLetter(dependencies, letter, abandon));
    const settled = await Promise.allSettled(deliveries);
    for (const delivery of settled) if (delivery.status === 'rejected') throw delivery.reason;
  }
}
