import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { inquiryPeriod } from '../contact/email-budget.ts';
import {
  firstStored,
  type MessageStore,
  type MessageWithNotifications,
  type NewMessage,
  notificationStates,
} from '../contact/message-store.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { countMessage } from './firestore-daily-counts.ts';
import {
  collections,
  pagesOf,
  timestamp,
  type Collections,
  bulkTimeout,
  changeIfFound,
  firestoreCall,
  inTransaction,
} from './firestore-documents.ts';
import { messageDocument, readMessage } from './message-document.ts';

export function firestoreMessageStore(firestore: Firestore): MessageStore {
  const at = collections(firestore);
  // Transactions of one process would only abort each other.
  const inTurn = limitConcurrency(1);
  return {
    save: (message) =>
      firestoreCall(() =>
        inTurn(() => firestore.runTransaction((work) => save(work, at, message))),
      ),
    list: () =>
      firestoreCall(async () => {
        const { docs } = await at.messages.orderBy('receivedAt', 'desc').get();
        return docs.flatMap((found) => readMessage(found) ?? []);
      }, bulkTimeout),
    get: (id) => firestoreCall(async () => readMessage(await at.message(id).get())),
    add: (messages) => inTransaction(firestore, (work) => add(work, at, messages), bulkTimeout),
    deleteExpired: (before, limit) =>
      inTransaction(firestore, (work) => deleteExpired(work, at, before, limit), bulkTimeout),
    delete: (id) => changeIfFound(() => at.message(id).delete({ exists: true })),
  };
}

/** In one transaction: two instances must not store the same message or exceed a limit together. */
async function save(work: Transaction, at: Collections, message: NewMessage) {
  const { id, contentKey, duplicatesAfter, day } = message;
  const [same, isConfirmed, isInDigest] = await Promise.all([
    work.get(at.messages.where('contentKey', '==', contentKey)),
    isWithinBudget(work, at, message),
    belongsInDigest(work, at, message),
  ]);
  // An import may have brought another one.
  const known = same.docs.flatMap((found) => readMessage(found) ?? []);
  const recent = known.find((each) => each.receivedAt > duplicatesAfter);
  if (recent !== undefined) return { id: recent.id, isDuplicate: true };
  for (const old of known) work.update(at.message(old.id), { contentKey: null });
  work.create(at.message(id), messageDocument(firstStored(message, { isConfirmed, isInDigest })));
  countMessage(work, at, day);
  return { id, isDuplicate: false };
}

async function isWithinBudget(
  work: Transaction,
  at: Collections,
  { receivedAt, notifications, confirmation: { mailbox, limits } }: NewMessage,
): Promise<boolean> {
  if (!notifications.some(({ kind }) => kind === 'confirmation')) return false;
  const isWithin = limits.map(async ({ per, period, max }) => {
    const confirmations =
      per === 'mailbox'
        ? at.messages.where('notifications.confirmation.mailbox', '==', mailbox)
        : at.messages.where('notifications.confirmation.state', 'in', notificationStates);
    const recent = confirmations.where('receivedAt', '>', timestamp(receivedAt - period));
    return (await countOf(work, recent)) < max;
  });
  return (await Promise.all(isWithin)).every(Boolean);
}

async function belongsInDigest(
  work: Transaction,
  at: Collections,
  { receivedAt, maxInquiries }: NewMessage,
): Promise<boolean> {
  const sentAt = 'notifications.inquiry.sentAt';
  const [waiting, sent] = await Promise.all([
    countOf(work, at.messages.where('notifications.inquiry.state', '==', 'waiting')),
    countOf(
      work,
      at.messages
        .where(sentAt, '>', timestamp(receivedAt - inquiryPeriod))
        .where(sentAt, '<=', timestamp(receivedAt + inquiryPeriod)),
    ),
  ]);
  return waiting + sent >= maxInquiries;
}

async function countOf(work: Transaction, query: Query): Promise<number> {
  return (await work.get(query.count())).data().count;
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

async function deleteExpired(work: Transaction, at: Collections, before: number, limit: number) {
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
}

function isSettled({ notifications }: MessageWithNotifications): boolean {
  return notifications.every(({ state }) => state !== 'waiting');
}
