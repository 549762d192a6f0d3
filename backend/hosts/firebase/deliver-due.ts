import { hostedContact } from './hosted-contact.ts';
import { deliverySettings } from './hosted-settings.ts';
import { platformLog as log } from './platform-log.ts';

/** One run of the schedule. Rejects after any error, so that the platform counts the run as failed. */
export async function deliverDue(): Promise<void> {
  const contact = hostedContact(deliverySettings());
  const [delivery, purge] = await Promise.allSettled([
    contact.deliverAllDue(lastStartAfter, maxTime),
    contact.purge(AbortSignal.timeout(maxTime)),
  ]);
  if (purge.status === 'rejected') {
    const err: unknown = purge.reason;
    log.error({ err }, 'cannot delete expired messages; the next run tries again');
  }
  if (delivery.status === 'rejected' || !delivery.value || purge.status === 'rejected') {
    throw new Error('The scheduled run had errors');
  }
}

const maxTime = 29.5 * 60_000;

/** In milliseconds: an email that is started later could be cut off before its timeout. */
const lastStartAfter = 18 * 60_000;
