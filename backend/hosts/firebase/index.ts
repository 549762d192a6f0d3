/**
 * The functions of the hosted platform, under the names they are deployed with. Each loads its code
 * with its first request, because a deployment only lists them.
 */
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { functionsRegion } from '#contract/callable.ts';
import { answerRequests } from './answer-requests.ts';
import { secretSettings, siteUrl } from './hosted-settings.ts';

/**
 * Few instances, so that a flood costs little. Each counts requests for the limits by itself: a
 * client gets at most `maxInstances` times a limit.
 */
const options = {
  region: functionsRegion,
  memory: '512MiB',
  cpu: 1,
  concurrency: 80,
  maxInstances: 2,
  timeoutSeconds: 30,
} as const;

/** A contact message from the script of a page. */
export const emailMessage = onRequest(
  options,
  answerRequests(async () => (await import('./endpoints.ts')).callEndpoint(), siteUrl),
);

/** A contact message from the form without JavaScript. */
export const contact = onRequest(
  options,
  answerRequests(async () => (await import('./endpoints.ts')).contactEndpoint(), siteUrl),
);

/** The analytics events of pages. One instance, because a day's counts are one document. */
export const events = onRequest(
  { ...options, concurrency: 250, maxInstances: 1 },
  answerRequests(async () => (await import('./endpoints.ts')).eventEndpoint(), siteUrl),
);

/** Challenges, and tokens for their solutions, where proof of work is chosen. */
export const appCheck = onRequest(
  options,
  answerRequests(async () => (await import('./endpoints.ts')).tokenEndpoints(), siteUrl),
);

/**
 * Sends due emails and webhook calls each minute, and deletes expired messages. One run at a
 * time: an email that is stuck may take eleven minutes (`Channel.timeout`), and the others go out
 * meanwhile. Half an hour is the longest that Cloud Scheduler waits.
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
