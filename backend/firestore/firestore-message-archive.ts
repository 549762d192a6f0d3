import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ArchivedMessage, MessageArchive } from '../contact/message-archive.ts';
import { bulkTimeout, firestoreCall } from './firestore-call.ts';
import { collections, pagesOf, timestamp, type Collections } from './firestore-documents.ts';
import { messageDocument, readMessage } from './message-document.ts';

/** Export, import and retention of the messages in Firestore. */
export function firestoreMessageArchive(firestore: Firestore): MessageArchive {
  const at = collections(firestore);
  const inBulk = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    firestoreCall(() => firestore.runTransaction(work), bulkTimeout);
  return {
    async *everything() {
      for await (const page of pagesOf(at.messages.orderBy('id'), pageSize)) {
        yield* page.flatMap((found) => readMessage(found) ?? []);
      }
    },
    add: (messages) => inBulk((work) => add(work, at, messages)),
    deleteExpired: (before, limit) =>
      inBulk(async (work) => {
        const old = at.messages.where('receivedAt', '<', timestamp(before)).orderBy('receivedAt');
        const expired: ArchivedMessage[] = [];
        for await (const page of pagesOf(old, limit, work)) {
          expired.push(...page.flatMap((found) => readMessage(found) ?? []).filter(isSettled));
          if (expired.length >= limit) break;
        }
        return expired.slice(0, limit).map(({ id }) => {
          work.delete(at.message(id));
          return id;
        });
      }),
  };
}

/** A page of the longest messages takes about 2 MB. */
const pageSize = 200;

function isSettled({ notifications }: ArchivedMessage): boolean {
  return notifications.every(({ state }) => state !== 'waiting');
}

async function readAll(
  work: Transaction,
  at: Collections,
  ids: readonly string[],
): Promise<readonly ArchivedMessage[]> {
  if (ids.length === 0) return [];
  const found = await work.getAll(...ids.map(at.message));
  return found.flatMap((each) => readMessage(each) ?? []);
}

async function add(
  work: Transaction,
  at: Collections,
  messages: readonly ArchivedMessage[],
): Promise<number> {
  const present = await readAll(
    work,
    at,
    messages.map(({ id }) => id),
  );
  const presentIds = new Set(present.map(({ id }) => id));
  const added = messages.filter(({ id }) => !presentIds.has(id));
  const takenKeys = await usedContentKeys(
    work,
    at,
    added.flatMap(({ contentKey }) => contentKey ?? []),
  );
  for (const message of added) {
    const { contentKey } = message;
    const isTaken = contentKey !== undefined && takenKeys.has(contentKey);
    work.create(
      at.message(message.id),
      messageDocument(isTaken ? { ...message, contentKey: undefined } : message),
    );
    if (contentKey !== undefined) takenKeys.add(contentKey);
  }
  return added.length;
}

/** Returns those of the content keys that a stored message has. */
async function usedContentKeys(
  work: Transaction,
  at: Collections,
  keys: readonly string[],
): Promise<Set<string>> {
  const chunks = Array.from({ length: Math.ceil(keys.length / maxInValues) }, (_, index) =>
    keys.slice(index * maxInValues, (index + 1) * maxInValues),
  );
  const found = await Promise.all(
    chunks.map((chunk) => work.get(at.messages.where('contentKey', 'in', chunk))),
  );
  return new Set(
    found.flatMap(({ docs }) => docs.flatMap((each) => readMessage(each)?.contentKey ?? [])),
  );
}

/** https://firebase.google.com/docs/firestore/query-data/queries#limits_on_or_queries */
const maxInValues = 30;
