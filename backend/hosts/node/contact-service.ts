import { join } from 'node:path';
import type { Agency } from '#contract/agency.ts';
import { agencyDay } from '#contract/agency-day.ts';
import type { EventCounterDependencies } from '../../analytics/event-counter.ts';
import { messageCounter } from '../../analytics/message-counter.ts';
import type { ProofOfWork } from '../../app-check/proof-of-work.ts';
import { budgetReport } from '../../contact/confirmation-budget.ts';
import type { DeliveryWorker } from '../../notifications/delivery-worker.ts';
import { startDeliveryWorker } from '../../notifications/delivery-worker.ts';
import type { Clock } from '../../contact/clock.ts';
import type { Log } from '../../contact/log.ts';
import type { NotificationKind } from '../../contact/notification.ts';
import type { Channel } from '../../notifications/channel.ts';
import type { NotificationQueue } from '../../notifications/notification-queue.ts';
import type { RequestLimits } from '../../contact/request-limits.ts';
import { recentWords } from '../../contact/recent-words.ts';
import type { RetentionWorker } from '../../contact/retention-worker.ts';
import { startRetentionWorker } from '../../contact/retention-worker.ts';
import type { Submission, SubmissionOutcome } from '../../contact/submit-message.ts';
import { submitMessage } from '../../contact/submit-message.ts';
import { memoryLimits } from '../../limits/memory-limits.ts';
import type { Correspondence } from '../../notifications/compose-email.ts';
import { folderMailer, removeNotifications } from '../../notifications/folder-mailer.ts';
import { mailChannel } from '../../notifications/mail-channel.ts';
import type { MailAddress, Mailer } from '../../notifications/mailer.ts';
import { smtpMailer } from '../../notifications/smtp-mailer.ts';
import { openSqliteStore } from '../../store/open-sqlite-store.ts';
import type { Store } from '../../store/store.ts';
import { closedWebhook, webhookChannel } from '../../notifications/webhook-channel.ts';
import { chooseAppCheck } from './choose-app-check.ts';
import type { Config } from '../../settings/config.ts';
import { openProject } from './open-project.ts';
import { outsideRequests } from './request-scope.ts';

/** The path of a contact message, running: what the routes of a server need of it. */
export interface ContactService {
  readonly submit: (submission: Submission) => Promise<SubmissionOutcome>;
  /** Gives out tokens; `undefined` where that is not done here. */
  readonly proofOfWork: ProofOfWork | undefined;
  readonly limits: RequestLimits;
  /** What counting events needs, but for the screens of the site. */
  readonly counting: Omit<EventCounterDependencies, 'screens'>;
  /** Throws `StoreUnavailable` if no message could be stored now. */
  readonly checkWritable: () => Promise<void>;
  /**
   * Sends due notifications from now on, which are looked for every `roundTime` milliseconds and whenever a
   * message comes, and forgets what is older than the settings allow. Until it is called none leaves and
   * nothing is forgotten. Says in the log where notifications were given up.
   */
  readonly startDelivery: (roundTime?: number) => void;
  /**
   * Begins nothing of what {@link ContactService.startDelivery} says any more, and lets notifications on their way
   * arrive. What messages still come for waits in the store, for the next start or another server.
   */
  readonly stopDelivery: () => Promise<void>;
  /** Stops the delivery, and closes the store. */
  readonly close: () => Promise<void>;
}

/**
 * Puts the core together with its adapters: the one place that decides which they are.
 * Throws what {@link openStore} throws.
 */
export async function openContactService(
  config: Config,
  agency: Agency,
  log: Log,
  clock: Clock = Date.now,
  givenLimits?: RequestLimits,
): Promise<ContactService> {
  const store = await openStore(config);
  // This server holds the lock of the data folder, so nobody else is sending.
  await store.releaseClaims?.(clock());
  const limits = givenLimits ?? store.limits ?? memoryLimits();
  const { appCheck, proofOfWork } = await chooseAppCheck(config.appCheck, store.appCheck, clock);
  const { webhookUrl } = config;
  const mail = mailChannel(mailerOf(config), correspondenceOf(config, agency));
  const webhook = webhookUrl === undefined ? closedWebhook : webhookChannel(webhookUrl, clock);
  const workers: DeliveryWorker[] = [];
  /** Those that a message gives something to do. */
  const rung: DeliveryWorker[] = [];
  let retention: RetentionWorker | undefined;
  let told: Promise<void> | undefined;
  let stopped: Promise<void> | undefined;
  const stopAll = async () => {
    await Promise.all([told, ...[...workers, retention].map((worker) => worker?.stop())]);
  };
  const stopDelivery = () => (stopped ??= stopAll());
  const deliver = <Kind extends NotificationKind>(channel: Channel<Kind>, roundTime?: number) => {
    const dependencies = { queue: store.notifications, channel, clock, random: Math.random, log };
    const worker = startDeliveryWorker(dependencies, roundTime);
    workers.push(worker);
    // Looking for notifications that cannot be there goes through all that wait for another channel.
    if (channel !== closedWebhook) rung.push(worker);
  };
  const counts = { store: store.dailyCounts, dayOf: agencyDay(agency.timeZone) };
  const addToReport = messageCounter({ ...counts, log });
  const submission = {
    appCheck,
    limits,
    recentWords: recentWords(),
    reportBudget: budgetReport(log),
    store: store.messages,
    clock,
    log,
    hasWebhook: webhookUrl !== undefined,
    // The store writes counts every 150 ms, and the visitor need not wait: closing it writes the last.
    countMessage(receivedAt: number) {
      void addToReport(receivedAt);
      return Promise.resolve();
    },
    // Notifications are nobody's request: a round sends those of many.
    wakeDelivery: outsideRequests(() => {
      for (const worker of rung) worker.wake();
    }),
  };

  return {
    submit: (message) => submitMessage(submission, message),
    proofOfWork,
    limits,
    counting: { ...counts, messages: store.messages, uses: store.appCheck, clock },
    checkWritable: () => store.messages.checkWritable(),
    startDelivery(roundTime) {
      deliver(mail, roundTime);
      deliver(webhook, roundTime);
      told = tellGivenUp(store.notifications, log);
      if (config.retentionDays === undefined) return;
      retention = startRetentionWorker({
        archive: store.archive,
        removeNotifications: (ids) => removeNotifications(mailFolder(config), ids),
        days: config.retentionDays,
        clock,
        steadyClock: () => performance.now(),
        log,
      });
    },
    stopDelivery,
    async close() {
      await stopDelivery();
      await store.close();
    },
  };
}

/**
 * Opens the store that the settings name, for a server or for a command. Nothing is loaded of the others.
 * Throws what {@link openSqliteStore} throws, `StoreUnavailable` where the database cannot be used, and
 * what {@link openProject} throws.
 */
export async function openStore(config: Pick<Config, 'dataDir' | 'database'>): Promise<Store> {
  const { database } = config;
  switch (database?.engine) {
    case undefined:
      return openSqliteStore(databaseFile(config));
    case 'postgresql': {
      const { openPostgresStore } = await import('../../store/open-postgres-store.ts');
      return openPostgresStore(database.url);
    }
    case 'firestore':
      return openProject(database.projectId);
  }
}

/** Where messages are kept, for a person to read: never with the password. */
export function placeOfStore(config: Pick<Config, 'dataDir' | 'database'>): string {
  const { database } = config;
  if (database === undefined) return databaseFile(config);
  if (database.engine === 'firestore') return `the database of the project ${database.projectId}`;
  const { host, pathname, searchParams } = database.url;
  const server = searchParams.get('host') ?? host;
  return `the PostgreSQL database ${decodeURIComponent(pathname.slice(1))} at ${server}`;
}

/** Where the embedded store is, for every program that opens it. */
export function databaseFile({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'messages.sqlite');
}

export function mailFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'mail');
}

export function agencyMailbox({ mailTo }: Pick<Config, 'mailTo'>, agency: Agency): MailAddress {
  return mailTo ?? { name: agency.name, address: agency.email };
}

/** Only what the start finds: what is given up later is told when it happens. */
async function tellGivenUp(queue: NotificationQueue, log: Log): Promise<void> {
  try {
    const notificationsGivenUp = await queue.countGivenUp();
    if (notificationsGivenUp === 0) return;
    log.warn(
      { notificationsGivenUp },
      'notifications were given up: `npm run messages` tells which and why',
    );
  } catch (error) {
    // Nothing awaits this, so the error is logged here.
    log.error({ err: error }, 'cannot count the notifications that were given up');
  }
}

/** Returns the sender and the agency's mailbox, from the settings or else from `content/`. */
export function correspondenceOf(config: Config, agency: Agency): Correspondence {
  const from = config.mailFrom ?? { name: agency.name, address: agency.email };
  return { agency, from, agencyMailbox: agencyMailbox(config, agency) };
}

/** Returns the mailer that the settings choose: a mail server, or the folder for `.eml` files. */
export function mailerOf(config: Config): Mailer {
  return config.smtpUrl === undefined
    ? folderMailer(mailFolder(config))
    : smtpMailer(config.smtpUrl);
}
