import type { Content } from '#contract/content/content-schema.ts';
import type { AppCheckVerifier } from '../../contact/app-check-verifier.ts';
import type { Clock } from '../../contact/clock.ts';
import type { Log } from '../../contact/log.ts';
import { deleteEmailsBefore } from '../../notifications/folder-mailer.ts';
import type { Config } from '../../settings/config.ts';
import type { Store } from '../../store/store.ts';
import { chooseMailer, mailFolder } from '../choose-mailer.ts';
import { composeContact, type Contact } from '../compose-contact.ts';
import { openStore } from '../open-store.ts';

/** The contact path of a running server, with its store. */
export interface ContactService extends Pick<
  Contact,
  'submit' | 'proofOfWork' | 'limits' | 'counting'
> {
  /** Throws `StoreUnavailable` if no message could be stored now. */
  readonly checkWritable: () => Promise<void>;
  /** Starts to deliver notifications and to purge expired messages. */
  readonly startWorkers: () => void;
  /** Stops that, once deliveries under way have ended. Messages can still be stored. */
  readonly stopWorkers: () => Promise<void>;
  /** Stops the workers and closes the store. */
  readonly close: () => Promise<void>;
}

interface ContactServiceOptions {
  readonly clock?: Clock;
  /** How often to look for due notifications, in milliseconds. */
  readonly pollInterval?: number;
}

/** Opens the store that the settings choose and composes the contact path. Throws what {@link openStore} throws. */
export async function openContactService(
  config: Config,
  content: () => Content,
  log: Log,
  { clock = Date.now, ...options }: ContactServiceOptions = {},
): Promise<ContactService> {
  const store = await openStore(config);
  // This server holds the lock of the data folder, so no other process is sending.
  await store.releaseClaims?.(clock());
  const { workers, submit, proofOfWork, counting, ...contact } = composeContact({
    ...options,
    config,
    content,
    store,
    mailer: chooseMailer(config),
    firebaseVerifier: await firebaseVerifier(config, store, clock),
    deleteEmails: (before) => deleteEmailsBefore(mailFolder(config), before),
    clock,
    log,
  });

  async function stopWorkers(): Promise<void> {
    await Promise.all(workers.map((worker) => worker.stop()));
  }

  return {
    submit,
    proofOfWork,
    limits: contact.limits,
    counting,
    checkWritable: () => store.messages.checkWritable(),
    startWorkers() {
      for (const worker of workers) worker.start();
    },
    stopWorkers,
    async close() {
      await stopWorkers();
      await store.close();
    },
  };
}

async function firebaseVerifier(
  { appCheck }: Config,
  store: Store,
  clock: Clock,
): Promise<AppCheckVerifier | undefined> {
  if (appCheck.kind === 'proof-of-work') return undefined;
  const { firebaseTokens } = await import('../../app-check/firebase-tokens.ts');
  return firebaseTokens(appCheck.firebase, store.appCheck, clock);
}
