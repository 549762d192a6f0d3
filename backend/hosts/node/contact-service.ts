import type { Content } from '#content-model/schemas/content-schema.ts';
import type { AppCheckVerifier } from '../../app-check/proof-of-work.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Log } from '../../runtime/log.ts';
import { StoreUnavailable } from '../../runtime/store-unavailable.ts';
import { deleteEmailsBefore } from '../../notifications/folder-mailer.ts';
import type { Config } from '../../settings/config.ts';
import type { Store } from '../../store/store.ts';
import { chooseMailer, mailFolder } from '../choose-mailer.ts';
import { composeContact, type ContactParts } from '../compose-contact.ts';
import { openStore } from '../open-store.ts';

export type ContactService = Awaited<ReturnType<typeof openContactService>>;

export async function openContactService(
  config: Config,
  content: () => Content,
  log: Log,
  { clock = Date.now, ...options }: Partial<Pick<ContactParts, 'clock' | 'pollInterval'>> = {},
) {
  const store = await openStore(config);
  await beginWith(store, clock, log);
  const contact = composeContact({
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

  async function stopWorkers() {
    await Promise.all(contact.workers.map((worker) => worker.stop()));
  }

  return {
    ...contact,
    async checkWritable() {
      await store.checkWritable?.();
    },
    startWorkers() {
      for (const worker of contact.workers) worker.start();
    },
    stopWorkers,
    async close() {
      await stopWorkers();
      await store.close();
    },
  };
}

/** Takes over from the server before, which has ended. Pages need no store, so its problem ends no start. */
async function beginWith(store: Store, clock: Clock, log: Log): Promise<void> {
  try {
    await store.checkIntact?.();
    await store.releaseClaims?.(clock());
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    log.error({ err: error }, 'the store does not work: pages are served, messages are refused');
  }
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
