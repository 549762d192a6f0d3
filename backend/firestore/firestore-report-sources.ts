import type { Firestore } from 'firebase-admin/firestore';
import type { DailyCount } from '../analytics/daily-counts.ts';
import type { DeliveryRecords, ReportCounts } from '../report/report-sources.ts';
import { bulkTimeout, firestoreCall } from './firestore-call.ts';
import type { FirestoreDailyCounts } from './firestore-daily-counts.ts';
import { collections, documentReader, timestamp } from './firestore-documents.ts';
import { listNotifications, messageFields } from './message-document.ts';

/** Sums the counts here, since Firestore cannot: a report of a year reads a document for each day. */
export function firestoreReportCounts({ days }: Pick<FirestoreDailyCounts, 'days'>): ReportCounts {
  return {
    async summed(from, to) {
      const sums = new Map<string, DailyCount>();
      for await (const counts of days(from, to)) {
        for (const each of counts) {
          const { day, what, first, second } = each;
          const isVisit = what === 'step' && first === 'visited';
          const key = JSON.stringify([what, first, second, isVisit ? day : '']);
          const known = sums.get(key);
          sums.set(key, known ? { ...known, count: known.count + each.count } : each);
        }
      }
      return [...sums.values()];
    },
  };
}

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
