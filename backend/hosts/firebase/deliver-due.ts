import { hostedContact } from './hosted-contact.ts';
import { deliverySettings } from './hosted-settings.ts';
import { hostedStore } from './hosted-store.ts';
import { platformLog as log } from './platform-log.ts';

/**
 * One run of the schedule: sends due notifications and, every ten minutes, deletes expired data.
 * Rejects after any error, so that the platform counts the run as failed.
 */
export async function deliverDue(scheduled: Date): Promise<void> {
  const contact = hostedContact(deliverySettings());
  const minutes = scheduled.getTime() / 60_000;
  const isCleanupDue = minutes >= nextCleanup;
  if (isCleanupDue) nextCleanup = minutes + cleanupInterval;
  const [isDelivered, ...cleanups] = await Promise.allSettled([
    contact.drain(startTime, maxTime),
    ...(isCleanupDue
      ? [
          hostedStore.appCheck.deleteExpired(Date.now()),
          contact.purge(AbortSignal.timeout(maxTime)),
        ]
      : []),
  ]);
  const errors = cleanups.flatMap((cleanup): unknown[] =>
    cleanup.status === 'rejected' ? [cleanup.reason] : [],
  );
  for (const err of errors) {
    log.error({ err }, 'cannot delete expired data; trying again in ten minutes');
  }
  if (isDelivered.status === 'rejected' || !isDelivered.value || errors.length > 0) {
    throw new Error('The scheduled run had errors');
  }
}

/**
 * In minutes. Firestore deletes expired documents within a day; the hashed addresses of visitors are
 * deleted sooner, as the privacy page says.
 */
const cleanupInterval = 10;

/** In minutes since 1970. An instance lives for hours; a new one starts with a cleanup. */
let nextCleanup = 0;

/** In milliseconds: shortly before the platform ends the run after half an hour. */
const maxTime = 29.5 * 60_000;

/** In milliseconds: an email that is started later could be cut off before its timeout. */
const startTime = 18 * 60_000;
