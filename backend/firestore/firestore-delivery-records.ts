import type { Firestore } from 'firebase-admin/firestore';
import type { DeliveryRecords } from '../report/report-sources.ts';
import { bulkTimeout, firestoreCall } from './firestore-call.ts';
import { collections, documentReader, timestamp } from './firestore-documents.ts';
import { listNotifications, messageFields } from './message-document.ts';

/** The delivery records. No text of a message is read. */
export function firestoreDeliveryRecords(firestore: Firestore): DeliveryRecords {
  const { messages } = collections(firestore);
  return {
    between: (from, before) =>
      firestoreCall(async () => {
        const { docs } = await messages
          .where('receivedAt', '>=', timestamp(from))
          .where('receivedAt', '<', timestamp(before))
          .orderBy('receivedAt')
          .select('spamSigns', 'notifications')
          .get();
        return docs.flatMap((found) => {
          const message = readRecord(found);
          if (message === undefined) return [];
          const { spamSigns, notifications } = message;
          return {
            looksLikeSpam: spamSigns.length > 0,
            notifications: listNotifications(notifications).map(({ kind, state }) => {
              return { kind, state };
            }),
          };
        });
      }, bulkTimeout),
  };
}

const readRecord = documentReader(messageFields.pick({ spamSigns: true, notifications: true }));
