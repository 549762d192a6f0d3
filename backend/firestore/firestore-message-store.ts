import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { periodOf, type ConfirmationLimit } from '../contact/confirmation-budget.ts';
import type { MessageStore, NewMessage, SavedMessage } from '../contact/message-store.ts';
import { maxClockSkew } from '../contact/submit-message.ts';
import {
  notificationFields,
  messageFields,
  readContentKey,
  readNotification,
  readMessage,
  timestamp,
  wellFormed,
  withNotifications,
  type NotificationDocument,
} from './documents.ts';
import { everything, notificationsAsOf } from './everything.ts';
import { codeOf, firestoreCall, longPatience, statusCodes } from './firestore-call.ts';
import { belongingsOf } from './left-behind.ts';
import { oneAfterAnother } from './one-after-another.ts';
import { places, type Places } from './places.ts';

/** Messages in one document each, with one more for each notification, and one that holds their content key. */
export function firestoreMessageStore(firestore: Firestore): MessageStore {
  const at = places(firestore);
  const inOrder = oneAfterAnother();
  return {
    save: (message) =>
      firestoreCall(() =>
        inOrder(owesConfirmation(message) ? 'confirmations' : message.contentKey, () =>
          firestore.runTransaction((work) => save(work, at, message)),
        ),
      ),
    list: () =>
      firestoreCall(async () => {
        const all = await Array.fromAsync(everything(firestore));
        return all
          .map(({ message, notifications }) => withNotifications(message, notifications))
          .sort((a, b) => b.receivedAt - a.receivedAt || (a.id < b.id ? 1 : -1));
      }, longPatience),
    get: (id) =>
      firestoreCall(async () => {
        const found = await at.message(id).get();
        const message = readMessage(found);
        if (message === undefined) return undefined;
        const notifications = await notificationsAsOf(
          firestore,
          message.notificationIds,
          found.readTime,
        );
        return withNotifications(message, notifications);
      }),
    delete: (id) =>
      firestoreCall(() =>
        firestore.runTransaction(async (work) => {
          const message = readMessage(await work.get(at.message(id)));
          if (message !== undefined) {
            removeMessage(work, at, message);
            return true;
          }
          // Somebody may have deleted it by hand, and not what belongs to it.
          const left = await belongingsOf(work, at, id);
          for (const place of left) work.delete(place);
          return left.length > 0;
        }),
      ),
    checkWritable: () => firestoreCall(() => checkWritable(at.messages.doc('no message'))),
  };
}

/**
 * The content key has a document of its own, which everyone who saves the same content reads and
 * writes: of two at one moment, in two instances even, one waits for the other and finds it there.
 */
async function save(work: Transaction, at: Places, message: NewMessage): Promise<SavedMessage> {
  const { id, receivedAt, duplicatesAfter } = message;
  const contentKey = at.contentKey(message.contentKey);
  const [known, reachedLimit] = await Promise.all([
    work.get(contentKey).then(readContentKey),
    owesConfirmation(message) ? findReachedLimit(work, at, message) : undefined,
  ]);
  const first = known && (await work.get(at.message(known.messageId)));
  // Somebody may have deleted a message by hand, and not what belongs to it.
  if (known !== undefined && first?.exists === true) {
    const isOld = known.receivedAt <= duplicatesAfter;
    const isOfWrongClock = known.receivedAt > receivedAt + maxClockSkew;
    if (!isOld && !isOfWrongClock) return { id: known.messageId, isDuplicate: true };
    work.update(first.ref, { contentKey: null });
  }
  const notifications = message.notifications
    .filter(({ kind }) => kind !== 'confirmation' || reachedLimit === undefined)
    .map((notification) => ({
      ...notification,
      ...({ state: 'waiting', attempts: 0, nextAttemptAt: receivedAt } as const),
      ...{ sentAt: undefined, lastProblem: undefined },
      mailbox: notification.kind === 'confirmation' ? message.confirmation.mailbox : undefined,
    }));
  work.create(at.message(id), messageFields({ ...message, notifications }));
  work.set(contentKey, { messageId: id, receivedAt: timestamp(receivedAt) });
  for (const notification of notifications) {
    work.create(at.notification(notification.id), notificationFields(notification, id, receivedAt));
  }
  return { id, isDuplicate: false, reachedLimit };
}

function owesConfirmation({ notifications }: NewMessage): boolean {
  return notifications.some(({ kind }) => kind === 'confirmation');
}

/** Returns the first limit that leaves no room for another confirmation. A count is billed as one read. */
async function findReachedLimit(
  work: Transaction,
  at: Places,
  { receivedAt, confirmation: { mailbox, limits } }: NewMessage,
): Promise<ConfirmationLimit | undefined> {
  const counts = await Promise.all(
    limits.map(async (limit) => {
      const counted = await work.get(
        (limit.per === 'mailbox'
          ? at.notifications.where('mailbox', '==', wellFormed(mailbox))
          : at.notifications.where('kind', '==', 'confirmation')
        )
          .where('receivedAt', '>', timestamp(receivedAt - periodOf(limit)))
          .where('receivedAt', '<=', timestamp(receivedAt + maxClockSkew))
          .count(),
      );
      return counted.data().count;
    }),
  );
  return limits.find(({ max }, place) => (counts[place] ?? 0) >= max);
}

/** Those that are there still. */
export async function notificationsOf(
  work: Transaction,
  at: Places,
  ids: readonly string[],
): Promise<readonly NotificationDocument[]> {
  if (ids.length === 0) return [];
  const found = await work.getAll(...ids.map(at.notification));
  return found.map(readNotification).filter((notification) => notification !== undefined);
}

/** The content key too, unless another message has it by now. */
export function removeMessage(
  work: Transaction,
  at: Places,
  message: { id: string; contentKey: string | null; notificationIds: readonly string[] },
): void {
  const { id, contentKey, notificationIds } = message;
  work.delete(at.message(id));
  for (const notificationId of notificationIds) work.delete(at.notification(notificationId));
  if (contentKey !== null) work.delete(at.contentKey(contentKey));
}

/**
 * Asks for a change of a document that is not there: whoever may not write, or has used up what may be
 * written in a day, is told that before it is looked for. Nothing is changed.
 */
async function checkWritable(nowhere: DocumentReference): Promise<void> {
  try {
    await nowhere.update({ contentKey: null });
  } catch (error) {
    if (codeOf(error) !== statusCodes.notFound) throw error;
  }
}
