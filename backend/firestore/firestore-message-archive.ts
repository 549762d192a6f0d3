import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { MessageArchive } from '../contact/message-archive.ts';
import type { MessageWithNotifications } from '../contact/message-store.ts';
import { bulkTimeout, firestoreCall } from './firestore-call.ts';
import { collections, pagesOf, timestamp, type Collections } from './firestore-documents.ts';
import { messageDocument, readMessage } from './message-document.ts';

/** Export, import and retention of the messages in Firestore. */
export function firestoreMessageArchive(firestore: Firestore): MessageArchive {
  const at = collections(firestore);
  const inBulk = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    firestoreCall(() => firestore.runTransaction(work), bulkTimeout);
  return {
    add: (messages) => inBulk((work) => add(work, at, messages)),
    deleteExpired: (before, limit) =>
      inBulk(async (work) => {
        const old = at.messages.where('receivedAt', '<', timestamp(before)).orderBy('receivedAt');
        const expired: MessageWithNotifications[] = [];
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

function isSettled({ notifications }: MessageWithNotifications): boolean {
  return notifications.every(({ state }) => state !== 'waiting');
}

async function add(
  work: Transaction,
  at: Collections,
  messages: readonly MessageWithNotifications[],
): Promise<number> {
  if (messages.length === 0) return 0;
  const found = await work.getAll(...messages.map(({ id }) => at.message(id)));
  const added = messages.filter((_, index) => found[index]?.exists !== true);
  for (const message of added) work.create(at.message(message.id), messageDocument(message));
  return added.length;
}
