/** The functions of the hosted platform. Each loads its code with its first request. */
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { challengeAddress, tokenAddress } from '#contract/app-check.ts';
import { emailMessageAddress, functionsRegion } from '#contract/callable.ts';
import { eventsAddresses } from '#contract/event-batch.ts';
import { contactFormAddress } from '#contract/plain-form.ts';
import { answerRequests } from './answer-requests.ts';
import { secretSettings } from './hosted-settings.ts';

/** Few instances, so that a flood costs little: a client gets at most `maxInstances` times a limit. */
const options = {
  region: functionsRegion,
  memory: '512MiB',
  cpu: 1,
  concurrency: 80,
  maxInstances: 2,
  timeoutSeconds: 30,
} as const;

/** At any path: the SDK may also call the address of the function itself. */
export const emailMessage = onRequest(
  options,
  answerRequests(() => emailMessageAddress),
);

export const contact = onRequest(options, answerAt(contactFormAddress));

/** The analytics events of pages. One instance, because a day's counts are one document. */
export const events = onRequest(
  { ...options, concurrency: 250, maxInstances: 1 },
  answerAt(...eventsAddresses),
);

export const appCheck = onRequest(options, answerAt(challengeAddress, tokenAddress));

/**
 * Delivers and purges each minute, one run at a time: an email that is stuck may take eleven minutes. Half an hour
 * is the longest that Cloud Scheduler waits.
 */
export const deliver = onSchedule(
  {
    region: functionsRegion,
    schedule: 'every 1 minutes',
    memory: '256MiB',
    cpu: 'gcf_gen1',
    concurrency: 1,
    maxInstances: 1,
    timeoutSeconds: 1800,
    retryCount: 0,
    secrets: [...secretSettings],
  },
  async () => {
    const { deliverDue } = await import('./deliver-due.ts');
    await deliverDue();
  },
);

/** Each function answers at its own addresses only, since each has its own counts for the limits. */
function answerAt(...addresses: readonly string[]) {
  return answerRequests((path) => addresses.find((address) => address === path));
}
