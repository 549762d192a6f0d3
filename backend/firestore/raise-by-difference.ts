import type { DailyCount, DailyCountStore } from '../analytics/daily-counts.ts';
import { withKeptNames } from './day-counts-document.ts';

/**
 * What `FillableCountStore.raiseTo` promises where a count lies in several documents: raises by what is
 * missing in their sum. Two imports at one moment may each add it, so there is to be one at a time.
 */
export async function raiseByDifference(
  store: DailyCountStore,
  asked: readonly DailyCount[],
): Promise<number> {
  const days = asked.map(({ day }) => day).sort();
  const counts = asked.map(withKeptNames);
  const [from, to] = [days.at(0), days.at(-1)];
  if (from === undefined || to === undefined) return 0;
  const here = new Map<string, number>();
  for (const count of await store.between(from, to)) here.set(nameOf(count), count.count);
  const missing = counts
    .map((each) => ({ ...each, count: each.count - (here.get(nameOf(each)) ?? 0) }))
    .filter(({ count }) => count > 0);
  await store.add(missing);
  return missing.length;
}

function nameOf({ day, what, first, second }: DailyCount): string {
  return JSON.stringify([day, what, first, second]);
}
