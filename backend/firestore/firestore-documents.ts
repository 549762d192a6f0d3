import { createHash } from 'node:crypto';
import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';

/** All collections. `firestore.indexes.json` and the privacy page name their fields too. */
export function collections(firestore: Firestore) {
  const messages = firestore.collection('messages');
  return {
    messages,
    message: (id: string): DocumentReference => messages.doc(documentName(id)),
    dailyCounts: firestore.collection('dailyCounts'),
    secrets: firestore.collection('secrets'),
    appCheckUses: firestore.collection('appCheckUses'),
  };
}

export type Collections = ReturnType<typeof collections>;

/** Our ids are valid names as they are. What a person types may be no name, or the path of another document. */
function documentName(id: string): string {
  return /^[A-Za-z0-9-]{1,100}$/.test(id) ? id : `~${hashName(id)}`;
}

export function hashName(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Parses documents, `undefined` for a missing one. Throws `StoreUnavailable` for one that was edited by hand. */
export function documentReader<Schema extends z.ZodType>(schema: Schema) {
  return (snapshot: DocumentSnapshot): z.infer<Schema> | undefined => {
    if (!snapshot.exists) return undefined;
    const parsed = schema.safeParse(snapshot.data());
    if (parsed.success) return parsed.data;
    // The problem never includes the text of a message.
    const fields = [...new Set(parsed.error.issues.map(({ path: [field] }) => String(field)))];
    throw new StoreUnavailable(
      `Firestore: ${snapshot.ref.path} has unexpected values: ${fields.join(', ')}`,
    );
  };
}

/** A time, stored as a timestamp so that the console shows it and the platform can delete by it. */
export const milliseconds = z.instanceof(Timestamp).transform((time) => time.toMillis());

export function timestamp(time: number): Timestamp {
  return Timestamp.fromMillis(Math.trunc(time));
}

/** Reads what a query finds, `size` documents at a time, in a transaction if there is one. */
export async function* pagesOf(
  query: Query,
  size: number,
  work?: Transaction,
): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  let next = query.limit(size);
  for (;;) {
    const { docs } = await (work ? work.get(next) : firestoreCall(() => next.get()));
    yield docs;
    const last = docs.at(-1);
    if (last === undefined || docs.length < size) return;
    next = query.startAfter(last).limit(size);
  }
}

/** Throws `StoreUnavailable` for an error and for a timeout, after which the work may still be done. */
export async function firestoreCall<Result>(
  ask: () => Promise<Result>,
  timeout = requestTimeout,
): Promise<Result> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new StoreUnavailable(`Firestore: no answer within ${timeout / 1000} seconds`));
  }, timeout);
  try {
    return await Promise.race([ask(), timedOut]);
  } catch (error) {
    if (!(error instanceof Error) || codeOf(error) === undefined) throw error;
    const oneLine = error.message.replace(/\s+/g, ' ');
    throw new StoreUnavailable(`Firestore: ${oneLine}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Runs `work`, again if another transaction disturbs it. Throws as {@link firestoreCall} does. */
export function inTransaction<Result>(
  firestore: Firestore,
  work: (transaction: Transaction) => Promise<Result>,
  timeout?: number,
): Promise<Result> {
  return firestoreCall(() => firestore.runTransaction(work), timeout);
}

/** In milliseconds, while a visitor waits. The SDK itself retries for ten minutes. */
const requestTimeout = 15_000;
export const bulkTimeout = 120_000;

/** https://grpc.io/docs/guides/status-codes/ */
export const statusCodes = {
  notFound: 5,
  permissionDenied: 7,
  unauthenticated: 16,
} as const;

export function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error && 'code' in error)) return undefined;
  return typeof error.code === 'number' ? error.code : undefined;
}

/** Changes or deletes one document. Returns `false` where there is no such document. */
export function changeIfFound(change: () => Promise<unknown>): Promise<boolean> {
  return firestoreCall(async () => {
    try {
      await change();
      return true;
    } catch (error) {
      if (codeOf(error) !== statusCodes.notFound) throw error;
      return false;
    }
  });
}
