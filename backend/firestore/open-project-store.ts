import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { applicationDefault } from 'firebase-admin/app';
import { Firestore } from 'firebase-admin/firestore';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import type { Store } from '../store/store.ts';
import { codeOf, firestoreCall, statusCodes } from './firestore-call.ts';
import { openFirestoreStore } from './open-firestore-store.ts';
import { places } from './places.ts';

/**
 * Opens the store of a project for a command at a terminal: by the credentials of whoever sits there, or
 * on the emulator that `FIRESTORE_EMULATOR_HOST` names. Throws `StoreUnavailable` where the database cannot
 * be used, in words that say what to do. Signing in may take `patience` milliseconds, and so may the
 * first answer.
 */
export async function openProjectStore(projectId: string, patience = 15_000): Promise<Store> {
  if (process.env.FIRESTORE_EMULATOR_HOST === undefined) await signIn(patience);
  // The client would look for somebody who has credentials for the emulator.
  else process.env.METADATA_SERVER_DETECTION ??= 'none';
  // Not over REST, which only starts faster: there it has to be signed in to the emulator too.
  return storeOnceAnswered(new Firestore({ projectId }), patience);
}

/** The store of a client that has been asked for a document, which the functions never do in advance. */
export async function storeOnceAnswered(firestore: Firestore, patience: number): Promise<Store> {
  try {
    await firestoreCall(() => places(firestore).message('none').get(), patience);
  } catch (error) {
    void left(firestore.terminate());
    throw withAdvice(error);
  }
  // There are no pages whose counts could be gathered: an import brings many at once.
  const store = openFirestoreStore(firestore, { countPause: 0 });
  return { ...store, close: () => left(store.close()) };
}

/** The client would find out by itself, but tries for long, and says it in other words each time. */
async function signIn(patience: number): Promise<void> {
  try {
    await firestoreCall(() => applicationDefault().getAccessToken(), patience);
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    const code: unknown = error instanceof Error && Reflect.get(error, 'code');
    const isAway = typeof code === 'string' && ofNetworks.test(code);
    // Never in its own words: those of a key file that cannot be read have a piece of it.
    const why = isAway ? `nobody can be asked for credentials (${code})` : signInFirst;
    throw new StoreUnavailable(`Firestore: ${why}`, { cause: error });
  }
}

const ofNetworks = /^E(?:AI_|NOTFOUND|CONN|TIMEDOUT|HOST|NET)/;

const signInFirst =
  'there are no credentials that Google takes: `gcloud auth application-default login` brings yours, or GOOGLE_APPLICATION_CREDENTIALS names the file of a service account';

function withAdvice(error: unknown): unknown {
  if (!(error instanceof StoreUnavailable)) return error;
  const advice = advices.get(codeOf(error.cause) ?? -1);
  if (advice === undefined) return error;
  return new StoreUnavailable(`${error.message}: ${advice}`, { cause: error.cause });
}

const advices: ReadonlyMap<number, string> = new Map([
  [statusCodes.notFound, 'the project has no Firestore database that is called (default)'],
  [
    statusCodes.permissionDenied,
    'whoever is signed in here needs the role Cloud Datastore User in that project',
  ],
  [statusCodes.unauthenticated, signInFirst],
]);

/** What nobody answered is asked on for ten minutes, and only then is the client at its end. */
async function left(end: Promise<void>): Promise<void> {
  await Promise.race([end, pause(2000, undefined, { ref: false })]);
}
