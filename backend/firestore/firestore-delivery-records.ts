import type { Firestore, Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { DeliveryRecords } from '../report/delivery-figures.ts';
import { moment, readNotification, reader, timestamp } from './documents.ts';
import { firestoreCall, longPatience } from './firestore-call.ts';
import { pagesOf } from './pages-of.ts';
import { places } from './places.ts';

/** The delivery records. No word of a message is read. */
export function firestoreDeliveryRecords(firestore: Firestore): DeliveryRecords {
  const at = places(firestore);
  return {
    between: (from, before) =>
      firestoreCall(async () => {
        const ofTime = (query: Query) =>
          query
            .where('receivedAt', '>=', timestamp(from))
            .where('receivedAt', '<', timestamp(before))
            .orderBy('receivedAt');
        const notificationsOf = new Map<string, ReturnType<typeof notificationRecord>[]>();
        for await (const page of pagesOf(ofTime(at.notifications), pageSize)) {
          for (const notification of page.map(readNotification)) {
            if (notification === undefined) continue;
            const notifications = notificationsOf.get(notification.messageId) ?? [];
            notificationsOf.set(notification.messageId, [
              ...notifications,
              notificationRecord(notification),
            ]);
          }
        }
        const records = [];
        const sparse = ofTime(at.messages).select('id', 'receivedAt', 'spamSigns');
        for await (const page of pagesOf(sparse, pageSize)) {
          for (const message of page.map(readSparse)) {
            if (message === undefined) continue;
            const { id, receivedAt, spamSigns } = message;
            const notifications = notificationsOf.get(id) ?? [];
            records.push({ receivedAt, looksLikeSpam: spamSigns.length > 0, notifications });
          }
        }
        return records;
      }, longPatience),
  };
}

const readSparse = reader(
  z.object({ id: z.string(), receivedAt: moment, spamSigns: z.array(z.string()) }),
);

type ReadNotification = NonNullable<ReturnType<typeof readNotification>>;

function notificationRecord({ kind, state, sentAt }: ReadNotification) {
  return { kind, state, sentAt: sentAt ?? undefined };
}

const pageSize = 500;
