import type { Firestore, QuerySnapshot, Timestamp } from 'firebase-admin/firestore';
import {
  readNotification,
  readMessage,
  type NotificationDocument,
  type MessageDocument,
} from './documents.ts';
import { firestoreCall } from './firestore-call.ts';
import { places } from './places.ts';

/**
 * Every message with its notifications as they are at one moment, in the order of their ids: pages are read as
 * of the moment of the first. The database remembers an hour, so who takes longer is told
 * `StoreUnavailable`.
 */
export async function* everything(firestore: Firestore): AsyncGenerator<{
  readonly message: MessageDocument;
  readonly notifications: readonly NotificationDocument[];
}> {
  const at = places(firestore);
  const inOrder = at.messages.orderBy('id').limit(pageSize);
  let moment: Timestamp | undefined;
  let last: string | undefined;
  for (;;) {
    const next = last === undefined ? inOrder : inOrder.startAfter(last);
    const readTime = moment;
    const page: QuerySnapshot = await firestoreCall(() =>
      readTime === undefined
        ? next.get()
        : firestore.runTransaction((work) => work.get(next), { readOnly: true, readTime }),
    );
    const asOf = (moment ??= page.readTime);
    const messages = page.docs.map(readMessage).filter((each) => each !== undefined);
    const notificationIds = messages.flatMap((each) => each.notificationIds);
    const notifications = await notificationsAsOf(firestore, notificationIds, asOf);
    const byMessage = Map.groupBy(notifications, ({ messageId }) => messageId);
    for (const message of messages) {
      yield { message, notifications: byMessage.get(message.id) ?? [] };
    }
    last = messages.at(-1)?.id;
    if (page.size < pageSize || last === undefined) return;
  }
}

/** A page of the longest messages is some 2 MB. */
const pageSize = 200;

/** Those that were there at this moment. */
export async function notificationsAsOf(
  firestore: Firestore,
  ids: readonly string[],
  readTime: Timestamp,
): Promise<readonly NotificationDocument[]> {
  if (ids.length === 0) return [];
  const references = ids.map(places(firestore).notification);
  const found = await firestoreCall(() =>
    firestore.runTransaction((work) => work.getAll(...references), { readOnly: true, readTime }),
  );
  return found.map(readNotification).filter((notification) => notification !== undefined);
}
