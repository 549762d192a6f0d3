import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { periodOf } from '../contact/confirmation-budget.ts';
import type { MessageStore, NewMessage, SavedMessage } from '../contact/message-store.ts';
import { notificationStates } from '../contact/notification.ts';
import { bulkTimeout, changeIfFound, firestoreCall } from './firestore-call.ts';
import { countMessage } from './firestore-daily-counts.ts';
import { collections, timestamp, type Collections } from './firestore-documents.ts';
import { messageDocument, readMessage } from './message-document.ts';

/** Messages in Firestore, one document each. */
export function firestoreMessageStore(firestore: Firestore): MessageStore {
  const at = collections(firestore);
  const inTurn = taskQueue();
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
    delete: (id) => changeIfFound(() => at.message(id).delete({ exists: true })),
    async checkWritable() {
      // Missing rights and used-up quotas are reported before the document is looked for.
      await changeIfFound(() => at.message('missing').update({ page: null }));
    },
  };
}

/**
 * Runs tasks one after another. Transactions of one process would only abort each other; those of
 * another instance are few.
 */
function taskQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}

/** The transaction reads by content key and counts confirmations, so that no two instances save the same or exceed a limit. */
async function save(
  work: Transaction,
  at: Collections,
  message: NewMessage,
): Promise<SavedMessage> {
  const { duplicatesAfter, confirmation, day, ...fields } = message;
  const { id, receivedAt, contentKey } = fields;
  const [same, isConfirmed] = await Promise.all([
    work.get(at.messages.where('contentKey', '==', contentKey)),
    isWithinBudget(work, at, message),
  ]);
  // An import may have brought another one.
  const known = same.docs.flatMap((found) => readMessage(found) ?? []);
  const recent = known.find((each) => each.receivedAt > duplicatesAfter);
  if (recent !== undefined) return { id: recent.id, isDuplicate: true };
  for (const old of known) work.update(at.message(old.id), { contentKey: null });
  const notifications = message.notifications
    .filter(({ kind }) => kind !== 'confirmation' || isConfirmed)
    .map((notification) => ({
      ...notification,
      ...({ state: 'waiting', attempts: 0, nextAttemptAt: receivedAt } as const),
      ...{ sentAt: undefined, lastProblem: undefined },
      mailbox: notification.kind === 'confirmation' ? confirmation.mailbox : undefined,
    }));
  work.create(at.message(id), messageDocument({ ...fields, notifications }));
  countMessage(work, at, day);
  return { id, isDuplicate: false };
}

/** Whether every limit leaves room for the confirmation of a message. */
async function isWithinBudget(
  work: Transaction,
  at: Collections,
  { receivedAt, notifications, confirmation: { mailbox, limits } }: NewMessage,
): Promise<boolean> {
  if (!notifications.some(({ kind }) => kind === 'confirmation')) return false;
  const counts = await Promise.all(
    limits.map(async (limit) => {
      const confirmations =
        limit.per === 'mailbox'
          ? at.messages.where('notifications.confirmation.mailbox', '==', mailbox)
          : at.messages.where('notifications.confirmation.state', 'in', notificationStates);
      const counted = await work.get(
        confirmations.where('receivedAt', '>', timestamp(receivedAt - periodOf(limit))).count(),
      );
      return counted.data().count;
    }),
  );
  return limits.every(({ max }, index) => (counts[index] ?? 0) < max);
}
