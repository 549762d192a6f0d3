import type { DailyCount } from '../analytics/daily-counts.ts';
import type { ReportCounts } from '../report/report-sources.ts';
import { countsIn } from './day-counts-document.ts';
import { longPatience } from './firestore-call.ts';
import type { FirestoreDailyCounts } from './firestore-daily-counts.ts';

/** The counts of a report, added up here, since the database cannot: a year of them is some 1,500 reads. */
export function firestoreReportCounts({
  documents,
}: Pick<FirestoreDailyCounts, 'documents'>): ReportCounts {
  return {
    async summed(from, to) {
      const sums = new Map<string, DailyCount>();
      // By day, so that the first of each is dated with the first that has one.
      for await (const document of documents(from, to, longPatience)) {
        for (const each of countsIn(document)) {
          const { day, what, first, second } = each;
          const isVisit = what === 'step' && first === 'came';
          const key = JSON.stringify([what, first, second, isVisit ? day : '']);
          const known = sums.get(key);
          sums.set(key, known ? { ...known, count: known.count + each.count } : each);
        }
      }
      return [...sums.values()];
    },
  };
}
