import type {
  CollectionReference,
  DocumentReference,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import type { StoredNotification } from '../contact/notification.ts';
import { moment, readNotification, reader, timestamp } from './documents.ts';
import { pagesOf } from './pages-of.ts';
import { places, type Places } from './places.ts';

export interface ExpiredMessage {
  readonly id: string;
  readonly notifications: readonly Pick<StoredNotification, 'id' | 'state'>[];
}

/**
 * Messages that somebody has deleted by hand, in the platform's console, where their notifications and content
 * keys stay: up to `most` of those received before a moment, the oldest first.
 */
export async function leftBehind(
  firestore: Firestore,
  before: number,
  most: number,
): Promise<readonly ExpiredMessage[]> {
  const at = places(firestore);
  const gone = new Set<string>();
  for (const belongings of [at.notifications, at.contentKeys]) {
    if (gone.size >= most) break;
    const old = belongings.where('receivedAt', '<', timestamp(before)).orderBy('receivedAt');
    for await (const page of pagesOf(old.select('messageId', 'receivedAt'), pageSize)) {
      const ids = page.flatMap((found) => readBelonging(found)?.messageId ?? []);
      for (const id of await missing(firestore, [...new Set(ids)])) gone.add(id);
      if (gone.size >= most) break;
    }
  }
  const ids = [...gone].slice(0, most);
  const notificationsOf = async (id: string) => {
    const { docs } = await at.notifications.where('messageId', '==', id).get();
    return docs.map(readNotification).filter((notification) => notification !== undefined);
  };
  const notifications = await Promise.all(ids.map(notificationsOf));
  return ids.map((id, place) => ({
    id,
    notifications: (notifications[place] ?? []).map((notification) => ({
      id: notification.id,
      state: notification.state,
    })),
  }));
}

/** What is left of one of these messages that was received before a moment, at any time by default. */
export async function belongingsOf(
  work: Transaction,
  at: Places,
  messageId: string,
  before = Infinity,
): Promise<readonly DocumentReference[]> {
  const ofMessage = (belongings: CollectionReference) =>
    work.get(belongings.where('messageId', '==', messageId));
  const found = await Promise.all([at.notifications, at.contentKeys].map(ofMessage));
  return found
    .flatMap(({ docs }) => docs)
    .filter((each) => (readBelonging(each)?.receivedAt ?? before) < before)
    .map(({ ref }) => ref);
}

async function missing(firestore: Firestore, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const { message } = places(firestore);
  const found = await firestore.getAll(...ids.map(message), { fieldMask: [] });
  return ids.filter((_, place) => found[place]?.exists === false);
}

const pageSize = 200;

const readBelonging = reader(z.object({ messageId: z.string(), receivedAt: moment }));
