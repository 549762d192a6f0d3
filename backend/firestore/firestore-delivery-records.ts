import type { Firestore, Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { DeliveryRecord, DeliveryRecords } from '../report/report-sources.ts';
import { readNotification, reader, timestamp } from './documents.ts';
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
        const notificationsOf = new Map<string, DeliveryRecord['notifications'][number][]>();
        for await (const page of pagesOf(ofTime(at.notifications), pageSize)) {
          for (const notification of page.map(readNotification)) {
            if (notification === undefined) continue;
            const { messageId, kind, state } = notification;
            const notifications = notificationsOf.get(messageId) ?? [];
            notificationsOf.set(messageId, [...notifications, { kind, state }]);
          }
        }
        const records = [];
        const sparse = ofTime(at.messages).select('id', 'spamSigns');
        for await (const page of pagesOf(sparse, pageSize)) {
          for (const message of page.map(readSparse)) {
            if (message === undefined) continue;
            const { id, spamSigns } = message;
            const notifications = notificationsOf.get(id) ?? [];
            records.push({ looksLikeSpam: spamSigns.length > 0, notifications });
          }
        }
        return records;
      }, longPatience),
  };
}

const readSparse = reader(z.object({ id: z.string(), spamSigns: z.array(z.string()) }));

const pageSize = 500;
