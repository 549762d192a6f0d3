/**
 * The functions of the hosted platform, by the names that they are deployed under. What a function needs
 * is loaded by its first call: an instance runs one of them, and a deployment only asks what there is.
 */
import process from 'node:process';
import { onCall, onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { answerCalls } from './answer-calls.ts';
import { answerRequests } from './answer-requests.ts';
import {
  eventsOptions,
  functionOptions,
  scheduleOptions,
  secretSettings,
  siteUrl,
} from './function-options.ts';

// As all settings: blank is none.
const chosenCheck = process.env.APP_CHECK?.trim() ?? '';
const isOwnCheck = chosenCheck === '' || chosenCheck === 'proof-of-work';

/** A contact message from the page's script; app check is enforced by the platform where it is the platform's. */
export const emailMessage = answerCalls(
  onCall({ ...functionOptions, enforceAppCheck: !isOwnCheck, cors: false }, async (call) => {
    const { answerEmailMessage } = await import('./email-message-call.ts');
    return answerEmailMessage(call);
  }),
  {
    hasOwnTokens: isOwnCheck,
    siteUrl,
    admit: async (request) => (await import('./admit-call.ts')).admitHostedCall(request),
  },
);

/** A contact message from the plain form. */
export const contact = onRequest(
  functionOptions,
  answerRequests(
    async () => (await import('./contact-form-function.ts')).contactFormFunction(),
    siteUrl,
  ),
);

/** What pages tell of visits. */
export const events = onRequest(
  eventsOptions,
  answerRequests(async () => (await import('./events-function.ts')).eventsFunction(), siteUrl),
);

/** A challenge, and a token for its solution, where proof of work is chosen. */
export const appCheck = onRequest(
  functionOptions,
  answerRequests(async () => (await import('./app-check-function.ts')).appCheckFunction(), siteUrl),
);

/** Sends due emails and webhook calls each minute, and deletes expired data every ten minutes. */
export const deliver = onSchedule(
  { ...scheduleOptions, secrets: [...secretSettings] },
  async ({ scheduleTime }) => {
    const { deliverDue } = await import('./deliver-due.ts');
    await deliverDue(new Date(scheduleTime));
  },
);
