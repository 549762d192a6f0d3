import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { applicationDefault } from 'firebase-admin/app';
import { Firestore } from 'firebase-admin/firestore';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import type { Store } from '../store/store.ts';
import { codeOf, collections, firestoreCall, statusCodes } from './firestore-documents.ts';
import { openFirestoreStore } from './open-firestore-store.ts';

/** Opens a store with the credentials of the person at the terminal, or the one of `FIRESTORE_EMULATOR_HOST`. */
export async function openProjectStore(projectId: string, timeout = 15_000): Promise<Store> {
  if (process.env.FIRESTORE_EMULATOR_HOST === undefined) await signIn(timeout);
  // The client would look for credentials for the emulator.
  else process.env.METADATA_SERVER_DETECTION ??= 'none';
  const firestore = new Firestore({ projectId });
  try {
    // Reads one document, so that a command fails early and with advice.
    await firestoreCall(() => collections(firestore).message('missing').get(), timeout);
  } catch (error) {
    void waitForClose(firestore.terminate());
    throw withAdvice(error);
  }
  const store = openFirestoreStore(firestore, 0);
  return { ...store, close: () => waitForClose(store.close()) };
}

/** The client would sign in too, but retries for long, and its messages differ from case to case. */
async function signIn(timeout: number): Promise<void> {
  try {
    await firestoreCall(() => applicationDefault().getAccessToken(), timeout);
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    // Never the message of the error: for a key file that cannot be parsed it quotes the key.
    throw new StoreUnavailable(`Firestore: ${signInFirst}`, { cause: error });
  }
}

const signInFirst =
  'no valid Google credentials, or Google cannot be reached: run `gcloud auth application-default login`, or set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account';

function withAdvice(error: unknown): unknown {
  if (!(error instanceof StoreUnavailable)) return error;
  const advice = adviceByStatus.get(codeOf(error.cause) ?? -1);
  if (advice === undefined) return error;
  return new StoreUnavailable(`${error.message}: ${advice}`, { cause: error.cause });
}

const adviceByStatus: ReadonlyMap<number, string> = new Map([
  [statusCodes.notFound, 'the project has no Firestore database called (default)'],
  [
    statusCodes.permissionDenied,
    'the account that is signed in needs the role Cloud Datastore User in the project',
  ],
  [statusCodes.unauthenticated, signInFirst],
]);

/** The client goes on retrying unanswered requests for ten minutes before it closes. */
async function waitForClose(closing: Promise<void>): Promise<void> {
  await Promise.race([closing, pause(2000, undefined, { ref: false })]);
}
