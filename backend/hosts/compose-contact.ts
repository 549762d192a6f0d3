import type { Content } from '#content-model/schemas/content-schema.ts';
import { agencyDay } from '#backend/analytics/calendar.ts';
import { proofOfWork, type AppCheckVerifier } from '../app-check/proof-of-work.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Log } from '../runtime/log.ts';
import { purgeExpiredMessages, purgeWorker } from '../contact/purge-expired-messages.ts';
import { memoryLimits } from '../limits/request-limits.ts';
import { submitMessage, type Submission } from '../contact/submit-message.ts';
import { deliveryWorker } from '../notifications/delivery-worker.ts';
import { digestChannel } from '../notifications/digest-channel.ts';
import { correspondence, mailChannels } from '../notifications/mail-channel.ts';
import type { Mailer } from '../notifications/mailer.ts';
import { webhookChannel } from '../notifications/webhook-channel.ts';
import type { Config } from '../settings/config.ts';
import type { Store } from '../store/store.ts';

export interface ContactParts {
  readonly config: Config;
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

export type Contact = ReturnType<typeof composeContact>;

export function composeContact(parts: ContactParts) {
  const { config, content, store, mailer, firebaseVerifier, deleteEmails } = parts;
  const { clock, log, pollInterval } = parts;
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
  const purging = { messages: store.messages, deleteEmails, retentionDays, clock, log };

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
    submit: (message: Submission) => submitMessage(submission, message),
    proofOfWork: firebaseVerifier ? undefined : tokenIssuer,
    limits,
    counting: {
      ...{ store: store.dailyCounts, messages: store.messages, uses: store.appCheck },
      ...{ clock, dayOf },
    },
    workers: [...deliveries, purgeWorker(purging, pollInterval)],
    /** For a host that runs on a schedule; see `deliveryWorker`. */
    async deliverAllDue(lastStartAfter: number, maxTime: number) {
      const runs = deliveries.map((worker) => worker.deliverAllDue(lastStartAfter, maxTime));
      return !(await Promise.all(runs)).includes(false);
    },
    purge: (stop: AbortSignal) => purgeExpiredMessages(purging, stop),
  };
}
