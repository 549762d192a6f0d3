import { FieldValue } from 'firebase-admin/firestore';
import { z } from 'zod';
import { countedThings, type DailyCount } from '../analytics/daily-counts.ts';
import { reader, wellFormed } from './documents.ts';

/**
 * The counts of a day in one document: what was seen, its first name, its second, and how often. A name
 * stands once for all that have it, so that the fullest day, of some 25,000 counts, takes half of the
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
  return Object.entries(counts).flatMap(([kept, firsts]) => {
    // A later version may count more.
    const what = things.find((thing) => thing === kept);
    if (what === undefined) return [];
    return Object.entries(firsts).flatMap(([first, seconds]) =>
      Object.entries(seconds).map(([second, count]): DailyCount => {
        return { day, what, first: nameOf(first), second: nameOf(second), count };
      }),
    );
  });
}

const things = Object.values(countedThings);

function nested<Leaf>(counts: readonly DailyCount[], leaf: (count: DailyCount) => Leaf) {
  const byThing: Record<string, Record<string, Record<string, Leaf>>> = {};
  for (const count of counts) {
    const byFirst = (byThing[count.what] ??= {});
    const bySecond = (byFirst[fieldOf(count.first)] ??= {});
    bySecond[fieldOf(count.second)] = leaf(count);
  }
  return byThing;
}

/**
 * A name as a field: visitors make names up, and a field may be neither empty nor like `__this__`, and no
 * longer than 1,500 bytes.
 */
function fieldOf(name: string): string {
  return `=${wellFormed(name).slice(0, longestName)}`;
}

/** Of letters, each of which takes three bytes at most. The longest name that is counted has 300. */
const longestName = 480;

function nameOf(field: string): string {
  return field.slice(1);
}
