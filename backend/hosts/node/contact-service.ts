import { join } from 'node:path';
import type { Agency } from '#contract/agency.ts';
import type { AppCheckProvider } from '#contract/app-check.ts';
import type { ProofOfWork } from '../../app-check/proof-of-work.ts';
import type { DeliveryDependencies } from '../../contact/deliver-letters.ts';
import type { DeliveryWorker } from '../../contact/delivery-worker.ts';
import { startDeliveryWorker } from '../../contact/delivery-worker.ts';
import type {
  AppCheckRecords,
  AppCheckVerifier,
  Clock,
  Log,
  MailAddress,
  Mailer,
  RequestLimits,
} from '../../contact/ports.ts';
import type { Submission, SubmissionOutcome } from '../../contact/submit-message.ts';
import { submitMessage } from '../../contact/submit-message.ts';
import { memoryLimits } from '../../limits/memory-limits.ts';
import { composeLetter } from '../../mail/compose-letter.ts';
import { folderMailer } from '../../mail/folder-mailer.ts';
import { smtpMailer } from '../../mail/smtp-mailer.ts';
import { openSqliteStore } from '../../store/open-sqlite-store.ts';
import type { Config } from './config.ts';
import { proofOfWorkOnDemand } from './proof-of-work-on-demand.ts';

/** The path of a contact message, running: what the routes of a server need of it. */
export interface ContactService {
  readonly submit: (submission: Submission) => Promise<SubmissionOutcome>;
  /** Gives out tokens; `undefined` where that is not done here. */
  readonly proofOfWork: ProofOfWork | undefined;
  readonly limits: RequestLimits;
  /** Throws `StoreUnavailable` when no message could be kept now. */
  readonly readiness: () => Promise<Readiness>;
  /** Sends due letters from now on. Until it is called none leaves. */
  readonly startDelivery: () => void;
  /** Looks for due letters now. */
  readonly wakeDelivery: () => void;
  /** Lets letters on their way arrive, and closes the store. */
  readonly close: () => Promise<void>;
}

export interface Readiness {
  readonly oldestWaitingLetterSeconds: number | undefined;
}

/**
 * Puts the core together with its adapters: the one place that decides which they are.
 * Throws what {@link openSqliteStore} throws.
 */
export async function openContactService(
  config: Config,
  agency: Agency,
  log: Log,
  clock: Clock = Date.now,
): Promise<ContactService> {
  const store = await openSqliteStore(databaseFile(config));
  const { appCheck, proofOfWork } = await appCheckOf(config.appCheck, store.appCheck, clock);
  const limits = memoryLimits();
  const from = config.mailFrom ?? { name: agency.name, address: agency.email };
  const correspondence = { agency, from, agencyMailbox: agencyMailbox(config, agency) };
  const delivery: DeliveryDependencies = {
    queue: store.letters,
    mailer: mailerOf(config),
    compose: (letter) => composeLetter(correspondence, letter),
    clock,
    random: Math.random,
    log,
  };
  let worker: DeliveryWorker | undefined;
  const wakeDelivery = () => worker?.wake();
  const submission = {
    appCheck,
    limits,
    store: store.messages,
    clock,
    log,
    wakeDelivery,
  };

  return {
    submit: (message) => submitMessage(submission, message),
    proofOfWork,
    limits,
    async readiness() {
      await store.messages.checkWritable();
      const since = await store.letters.oldestWaitingSince();
      const age =
        since === undefined ? undefined : Math.max(0, Math.round((clock() - since) / 1000));
      return { oldestWaitingLetterSeconds: age };
    },
    startDelivery() {
      worker ??= startDeliveryWorker(delivery);
    },
    wakeDelivery,
    async close() {
      await worker?.stop();
      await store.close();
    },
  };
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

interface AppCheck {
  readonly appCheck: AppCheckVerifier;
  readonly proofOfWork?: ProofOfWork;
}

async function appCheckOf(
  provider: AppCheckProvider,
  records: AppCheckRecords,
  clock: Clock,
): Promise<AppCheck> {
  if (provider.kind === 'proof-of-work') {
    const proofOfWork = proofOfWorkOnDemand(records, clock);
    return { appCheck: proofOfWork, proofOfWork };
  }
  const { firebaseTokens } = await import('../../app-check/firebase-tokens.ts');
  return { appCheck: firebaseTokens(provider.firebase, records, clock) };
}

function mailerOf(config: Config): Mailer {
  return config.smtpUrl === undefined
    ? folderMailer(mailFolder(config))
    : smtpMailer(config.smtpUrl.href);
}
