import { FieldValue } from 'firebase-admin/firestore';
import { z } from 'zod';
import { countedThings, type CountedThing, type DailyCount } from '../analytics/daily-counts.ts';
import { reader, wellFormed } from './documents.ts';

/**
 * The counts of a day in one document: what was seen, its names, and how often. A name stands once for all
 * that have it: the fullest day that visitors could make up at one instance takes three quarters of the
 * megabyte that a document may have.
 */
const dayCountsDocument = z.object({
  day: z.string(),
  counts: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.number()))),
});

export type DayCountsDocument = z.infer<typeof dayCountsDocument>;

export const readDayCounts = reader(dayCountsDocument);

/** The counts of one day as the fields that are raised by them. */
export function raisedFields(counts: readonly DailyCount[]) {
  return nested(counts, ({ count }) => FieldValue.increment(count));
}

/** The document with more counts of its day. */
export function withCounts(
  document: DayCountsDocument,
  added: readonly DailyCount[],
): DayCountsDocument {
  const sums = new Map<string, DailyCount>();
  for (const each of [...countsIn(document), ...added]) {
    const key = JSON.stringify([each.what, each.first, each.second]);
    sums.set(key, { ...each, count: each.count + (sums.get(key)?.count ?? 0) });
  }
  return { day: document.day, counts: nested([...sums.values()], ({ count }) => count) };
}

export function countsIn({ day, counts }: DayCountsDocument): readonly DailyCount[] {
  return Object.entries(counts).flatMap(([kept, outers]) => {
    // A later version may count more.
    const what = things.find((thing) => thing === kept);
    if (what === undefined) return [];
    return Object.entries(outers).flatMap(([outer, inners]) =>
      Object.entries(inners).map(([inner, count]): DailyCount => {
        const [first, second] = isTurned(what) ? [inner, outer] : [outer, inner];
        return { day, what, first: first.slice(1), second: second.slice(1), count };
      }),
    );
  });
}

/** The same count, under names that can be kept. */
export function withKeptNames(count: DailyCount): DailyCount {
  return { ...count, first: keptName(count.first), second: keptName(count.second) };
}

const things = Object.values(countedThings);

function nested<Leaf>(counts: readonly DailyCount[], leaf: (count: DailyCount) => Leaf) {
  const byThing: Record<string, Record<string, Record<string, Leaf>>> = {};
  for (const count of counts) {
    const { what, first, second } = count;
    const [outer, inner] = isTurned(what) ? [second, first] : [first, second];
    const byOuter = (byThing[what] ??= {});
    const byInner = (byOuter[fieldOf(outer)] ??= {});
    byInner[fieldOf(inner)] = leaf(count);
  }
  return byThing;
}

/** The long names of these, which visitors make up, are the second, and each has several first ones. */
function isTurned(what: CountedThing): boolean {
  return what === countedThings.sourceStep || what === countedThings.campaignStep;
}

/** A field may be neither empty nor like `__this__`. */
function fieldOf(name: string): string {
  return `=${name}`;
}

function keptName(name: string): string {
  return wellFormed(name).slice(0, longestName).toWellFormed();
}

/**
 * Of notifications, each of which takes three bytes at most: a field has 1,500. The longest name that is counted
 * has some 250.
 */
const longestName = 480;
