import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { ArchivedMessage, MessageArchive } from '../contact/message-archive.ts';
import {
  keptMessage,
  notificationFields,
  messageFields,
  readNotification,
  readMessage,
  timestamp,
} from './documents.ts';
import { everything } from './everything.ts';
import { firestoreCall, longPatience } from './firestore-call.ts';
import { notificationsOf, removeMessage } from './firestore-message-store.ts';
import { belongingsOf, leftBehind, type ExpiredMessage } from './left-behind.ts';
import { pagesOf } from './pages-of.ts';
import { places, type Places } from './places.ts';

/** The messages as a whole. */
export function firestoreMessageArchive(firestore: Firestore): MessageArchive {
  const at = places(firestore);
  return {
    async *everything() {
      for await (const { message, notifications } of everything(firestore)) {
        yield keptMessage(message, notifications);
      }
    },
    add: (messages) =>
      firestoreCall(
        () => firestore.runTransaction((work) => add(work, at, messages)),
        longPatience,
      ),
    deleteExpired: (before, limit) =>
      firestoreCall(async () => {
        const expired = await listExpired(firestore, at, before, limit);
        const messages = expired.length > 0 ? expired : await leftBehind(firestore, before, limit);
        const ids = messages.map(({ id }) => id);
        const deleted = await firestore.runTransaction((work) =>
          deleteListed(work, at, ids, before),
        );
        return messages
          .filter(({ id }) => deleted.includes(id))
          .map(({ id, notifications }) => ({
            id,
            notificationIds: notifications.map((n) => n.id),
          }));
      }, longPatience),
  };
}

async function add(
  work: Transaction,
  at: Places,
  messages: readonly ArchivedMessage[],
): Promise<number> {
  const known = await existing(
    work,
    messages.map(({ id }) => at.message(id)),
  );
  const added = messages.filter(({ id }) => !known.has(at.message(id).path));
  const keys = added.flatMap(({ contentKey }) => contentKey ?? []);
  const taken = await existing(work, keys.map(at.contentKey));
  for (const message of added) {
    const { id, receivedAt, notifications } = message;
    const key = message.contentKey === undefined ? undefined : at.contentKey(message.contentKey);
    const contentKey = key === undefined || taken.has(key.path) ? undefined : message.contentKey;
    work.create(at.message(id), messageFields({ ...message, contentKey }));
    if (key !== undefined && contentKey !== undefined) {
      work.create(key, { messageId: id, receivedAt: timestamp(receivedAt) });
      taken.add(key.path);
    }
    for (const notification of notifications) {
      work.create(
        at.notification(notification.id),
        notificationFields(notification, id, receivedAt),
      );
    }
  }
  return added.length;
}

/** The paths of those that are there. */
async function existing(
  work: Transaction,
  references: readonly DocumentReference[],
): Promise<Set<string>> {
  if (references.length === 0) return new Set();
  const found = await work.getAll(...references);
  return new Set(found.filter(({ exists }) => exists).map(({ ref }) => ref.path));
}

/** Old messages whose notifications wait are few, so that those that do not are soon found behind them. */
async function listExpired(
  firestore: Firestore,
  at: Places,
  before: number,
  most: number,
): Promise<readonly ExpiredMessage[]> {
  const oldest = at.messages.where('receivedAt', '<', timestamp(before)).orderBy('receivedAt');
  const found: ExpiredMessage[] = [];
  for await (const page of pagesOf(oldest, most)) {
    const messages = page.map(readMessage).filter((each) => each !== undefined);
    const references = messages.flatMap(({ notificationIds }) =>
      notificationIds.map(at.notification),
    );
    const read = references.length === 0 ? [] : await firestore.getAll(...references);
    const notifications = read.map(readNotification).filter((each) => each !== undefined);
    const byMessage = Map.groupBy(notifications, ({ messageId }) => messageId);
    for (const { id } of messages) {
      const ofMessage = byMessage.get(id) ?? [];
      if (ofMessage.some(({ state }) => state === 'waiting')) continue;
      found.push({
        id,
        notifications: ofMessage.map((notification) => ({
          id: notification.id,
          state: notification.state,
        })),
      });
      if (found.length === most) return found;
    }
  }
  return found;
}

async function deleteListed(
  work: Transaction,
  at: Places,
  ids: readonly string[],
  before: number,
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const read = await work.getAll(...ids.map(at.message));
  const old = read
    .map(readMessage)
    .filter((each) => each !== undefined)
    .filter(({ receivedAt }) => receivedAt < before);
  const notifications = await notificationsOf(
    work,
    at,
    old.flatMap(({ notificationIds }) => notificationIds),
  );
  const waiting = new Set(
    notifications.filter(({ state }) => state === 'waiting').map(({ messageId }) => messageId),
  );
  const forgotten = old.filter(({ id }) => !waiting.has(id));
  const gone = await Promise.all(
    ids
      .filter((_, place) => read[place]?.exists === false)
      .map(async (id) => ({ id, left: await belongingsOf(work, at, id, before) })),
  );
  for (const message of forgotten) removeMessage(work, at, message);
  for (const { left } of gone) for (const place of left) work.delete(place);
  return [...forgotten, ...gone.filter(({ left }) => left.length > 0)].map(({ id }) => id);
}
