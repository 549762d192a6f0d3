import { agencyDay } from '#contract/agency-day.ts';
import { messageCounter } from '../../analytics/message-counter.ts';
import { firebaseVerifiedTokens } from '../../app-check/firebase-verified-tokens.ts';
import type { AppCheckVerifier } from '../../contact/app-check-verifier.ts';
import { budgetReport } from '../../contact/confirmation-budget.ts';
import { recentWords } from '../../contact/recent-words.ts';
import { submitMessage, type Submission } from '../../contact/submit-message.ts';
import { proofOfWorkOnDemand } from '../proof-of-work-on-demand.ts';
import { hostedSettings, siteFacts } from './hosted-settings.ts';
import { hostedStore, immediateCounts } from './hosted-store.ts';
import { platformLog } from './platform-log.ts';

export const settings = hostedSettings();

/** Where the platform verifies tokens, a token comes here only once it is good. */
const appCheck: AppCheckVerifier =
  settings.appCheck.kind === 'proof-of-work'
    ? proofOfWorkOnDemand(hostedStore.appCheck, Date.now)
    : firebaseVerifiedTokens(settings.appCheck.firebase.appId, hostedStore.appCheck, Date.now);

const dependencies = {
  appCheck,
  limits: hostedStore.limits,
  recentWords: recentWords(),
  reportBudget: budgetReport(platformLog),
  store: hostedStore.messages,
  clock: Date.now,
  log: platformLog,
  hasWebhook: settings.hasWebhook,
  countMessage: messageCounter({
    store: immediateCounts,
    dayOf: agencyDay(siteFacts.agency.timeZone),
    log: platformLog,
  }),
  // The schedule looks for notifications: an instance may be stopped as soon as it has answered.
  wakeDelivery: () => undefined,
};

/** Takes a contact message; see `submitMessage`. */
export const submit = (submission: Submission) => submitMessage(dependencies, submission);
