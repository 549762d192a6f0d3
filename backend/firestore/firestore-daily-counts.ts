import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { countedThings, type CountedThing, type DailyCount } from '../analytics/daily-counts.ts';
import { gatheredCounts } from '../analytics/gathered-counts.ts';
import {
  collections,
  documentReader,
  inTransaction,
  pagesOf,
  type Collections,
} from './firestore-documents.ts';

/**
 * One document for each day, and one for its messages. Counts that come within `pause` milliseconds are one write:
 * Firestore takes about one write a second to a document.
 */
export function firestoreDailyCounts(firestore: Firestore, pause = 1000) {
  const { dailyCounts } = collections(firestore);

  const write = (counts: readonly DailyCount[]) =>
    inTransaction(firestore, async (work) => {
      const byDay = [...Map.groupBy(counts, ({ day }) => day)];
      const found = await work.getAll(...byDay.map(([day]) => dailyCounts.doc(day)));
      for (const [index, [day, added]] of byDay.entries()) {
        const stored = found[index] === undefined ? [] : countsIn(found[index]);
        work.set(dailyCounts.doc(day), { day, counts: nest([...stored, ...added]) });
      }
    });

  return {
    ...gatheredCounts(write, pause),
    async between(from: string, to: string) {
      const inOrder = dailyCounts.where('day', '>=', from).where('day', '<=', to).orderBy('day');
      const pages = await Array.fromAsync(pagesOf(inOrder, pageSize));
      return pages.flat().flatMap(countsIn);
    },
  };
}

/** In a document of its own: the other one is written too often, and a transaction that waits for it may fail. */
export function countMessage(work: Transaction, { dailyCounts }: Collections, day: string): void {
  const name = fieldName('');
  const counts = { [countedThings.message]: { [name]: { [name]: FieldValue.increment(1) } } };
  work.set(dailyCounts.doc(`${day} messages`), { day, counts }, { merge: true });
}

const pageSize = 20;

/** The outer name is stored once: the fullest day takes a third of the megabyte that a document can have. */
const dayDocument = z.object({
  day: z.string(),
  counts: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.number()))),
});

const readDay = documentReader(dayDocument);
const things = Object.values(countedThings);

function countsIn(snapshot: DocumentSnapshot): readonly DailyCount[] {
  const { day = '', counts = {} } = readDay(snapshot) ?? {};
  return Object.entries(counts).flatMap(([name, outers]) => {
    // A later version may count more.
    const what = things.find((thing) => thing === name);
    if (what === undefined) return [];
    return Object.entries(outers).flatMap(([outer, inners]) =>
      Object.entries(inners).map(([inner, count]): DailyCount => {
        const [first, second] = hasLongSecond(what) ? [inner, outer] : [outer, inner];
        return { day, what, first: first.slice(1), second: second.slice(1), count };
      }),
    );
  });
}

function nest(counts: readonly DailyCount[]): z.infer<typeof dayDocument>['counts'] {
  const nestedCounts: z.infer<typeof dayDocument>['counts'] = {};
  for (const { what, first, second, count } of counts) {
    const [outer, inner] = hasLongSecond(what) ? [second, first] : [first, second];
    const outers = (nestedCounts[what] ??= {});
    const inners = (outers[fieldName(outer)] ??= {});
    inners[fieldName(inner)] = (inners[fieldName(inner)] ?? 0) + count;
  }
  return nestedCounts;
}

/** Visitors make up the second name of these, and few first names share it. */
function hasLongSecond(what: CountedThing): boolean {
  return what === countedThings.sourceStep || what === countedThings.campaignStep;
}

/** A field name can be neither empty nor like `__this__`. */
function fieldName(name: string): string {
  return `=${name}`;
}
