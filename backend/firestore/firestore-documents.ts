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
import { firestoreCall } from './firestore-call.ts';

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

/** A document name for any text. */
export function hashName(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * Returns a function that parses documents by a schema, `undefined` where there is no document. It
 * throws `StoreUnavailable` for a document that does not fit, such as one that was edited by hand.
 */
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

/** @param time in milliseconds since 1970. */
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
