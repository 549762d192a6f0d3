import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { SentReports } from '../analytics/report/sent-reports.ts';
import { moment, reader, timestamp } from './documents.ts';
import { firestoreCall } from './firestore-call.ts';
import { places } from './places.ts';

/** Which monthly reports were sent: a document for each. */
export function firestoreSentReports(firestore: Firestore): SentReports {
  const { sentReports } = places(firestore);
  return {
    list: () =>
      firestoreCall(async () => {
        const { docs } = await sentReports.orderBy('month').get();
        return docs.map(readSentReport).filter((each) => each !== undefined);
      }),
    isSent: (month, now) =>
      firestoreCall(async () => {
        const noted = readSentReport(await sentReports.doc(month).get());
        return noted !== undefined && noted.sentAt <= now;
      }),
    noteSent: (month, sentAt) =>
      firestoreCall(async () => {
        await sentReports.doc(month).set({ month, sentAt: timestamp(sentAt) });
      }),
    // It is the schedule of one function, whose run of an hour is over before the next hour's.
    async unlessUnderWay(work) {
      await work();
      return true;
    },
  };
}

const readSentReport = reader(z.object({ month: z.string(), sentAt: moment }));
