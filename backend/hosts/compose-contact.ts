import type { Content } from '#content-model/content-schema.ts';
import { agencyDay } from '#backend/runtime/agency-day.ts';
import type { EventCounterDependencies } from '../analytics/event-counter.ts';
import { proofOfWork, type ProofOfWork } from '../app-check/proof-of-work.ts';
import type { AppCheckVerifier } from '../app-check/app-check-verifier.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Log } from '../runtime/log.ts';
import { purgeExpiredMessages, purgeWorker } from '../contact/purge-expired-messages.ts';
import type { RequestLimits } from '../limits/request-limits.ts';
import {
  submitMessage,
  type Submission,
  type SubmissionOutcome,
} from '../contact/submit-message.ts';
import type { Worker } from '../runtime/worker.ts';
import { memoryLimits } from '../limits/memory-limits.ts';
import { deliveryWorker } from '../notifications/delivery-worker.ts';
import { digestChannel } from '../notifications/digest-channel.ts';
import { correspondence, mailChannels } from '../notifications/mail-channel.ts';
import type { Mailer } from '../notifications/mailer.ts';
import { webhookChannel } from '../notifications/webhook-channel.ts';
import type { Config } from '../settings/config.ts';
import type { Store } from '../store/store.ts';

interface ContactParts {
  readonly config: Pick<
    Config,
    'inquiryEmailsPerHour' | 'mailFrom' | 'mailTo' | 'retentionDays' | 'webhookUrl'
  >;
  /** What the agency has written, as in the build that visitors see. */
  readonly content: () => Content;
  readonly store: Store;
  readonly mailer: Mailer;
  /** Verifies the tokens of Firebase App Check; `undefined`: this site issues its own tokens. */
  readonly firebaseVerifier: AppCheckVerifier | undefined;
  /** Deletes the emails that the mailer wrote to files before a moment. */
  readonly deleteEmails?: (before: number) => Promise<void>;
  readonly clock: Clock;
  readonly log: Log;
  /** How often the workers look for work, in milliseconds. */
  readonly pollInterval?: number;
}

/** Everything that happens to a contact message, for the routes and the lifecycle of a host. */
export interface Contact {
  readonly submit: (submission: Submission) => Promise<SubmissionOutcome>;
  /** Issues tokens; `undefined` when Firebase does. */
  readonly proofOfWork: ProofOfWork | undefined;
  readonly limits: RequestLimits;
  /** What counting page events needs, except for the screens of the site. */
  readonly counting: Omit<EventCounterDependencies, 'screens'>;
  /** Deliver notifications and purge expired messages, on a host that keeps running. */
  readonly workers: readonly Worker[];
  /** The same on a host that runs on a schedule; see `DeliveryWorker.deliverAllDue`. */
  readonly deliverAllDue: (lastStartAfter: number, maxTime: number) => Promise<boolean>;
  readonly purge: (stop: AbortSignal) => Promise<void>;
}

/** Wires the core to its adapters, the same way for every host. */
export function composeContact(parts: ContactParts): Contact {
  const { config, content, store, mailer, firebaseVerifier, clock, log, pollInterval } = parts;
  const limits = memoryLimits();
  const { webhookUrl, retentionDays } = config;
  const parties = () => correspondence(config, content());
  const channels = [
    ...mailChannels(mailer, parties),
    digestChannel(mailer, parties),
    webhookChannel(webhookUrl, content),
  ];
  const deliveries = channels.map((channel) =>
    deliveryWorker({ queue: store.notifications, channel, clock, log }, pollInterval),
  );

  const tokenIssuer = proofOfWork(store.appCheck, clock);
  const dayOf = agencyDay(content().agency.timeZone);
  const purging =
    retentionDays === undefined
      ? undefined
      : { messages: store.messages, deleteEmails: parts.deleteEmails, retentionDays, clock, log };

  const submission = {
    form: () => content().contactForm,
    appCheck: firebaseVerifier ?? tokenIssuer,
    limits,
    store: store.messages,
    clock,
    log,
    notificationRules: channels,
    inquiryEmailsPerHour: config.inquiryEmailsPerHour,
    dayOf,
    wakeDelivery: () => deliveries.forEach((worker) => worker.wake()),
  };

  return {
    submit: (message) => submitMessage(submission, message),
    proofOfWork: firebaseVerifier ? undefined : tokenIssuer,
    limits,
    counting: {
      ...{ store: store.dailyCounts, messages: store.messages, uses: store.appCheck },
      ...{ clock, dayOf },
    },
    workers: [...deliveries, ...(purging ? [purgeWorker(purging, pollInterval)] : [])],
    async deliverAllDue(lastStartAfter, maxTime) {
      const runs = deliveries.map((worker) => worker.deliverAllDue(lastStartAfter, maxTime));
      return !(await Promise.all(runs)).includes(false);
    },
    async purge(stop) {
      if (purging) await purgeExpiredMessages(purging, stop);
    },
  };
}
