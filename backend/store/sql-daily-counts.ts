import { sql, type Transaction } from 'kysely';
import { countKey, type DailyCount } from '../analytics/daily-counts.ts';
import { gatheredCounts } from '../analytics/gathered-counts.ts';
import type { SqlEngine } from './database-schema.ts';

/** Gathers counts, so that a busy moment costs no more than a quiet one. */
export function sqlDailyCounts({ db, inQuickTransaction }: SqlEngine) {
  const write = (counts: readonly DailyCount[]) =>
    inQuickTransaction((transaction) => addCounts(transaction, counts));
  return {
    ...gatheredCounts(write, 150),
    async between(from: string, to: string) {
      // Raw SQL: a busy day has thousands of rows, and the first page of the day waits for them.
      const { rows } = await sql<DailyCount>`
        select day, what, first, second, count from daily_counts
        where day >= ${from} and day <= ${to}`.execute(db);
      return rows;
    },
  };
}

export async function addCounts(
  db: Transaction<unknown>,
  counts: readonly DailyCount[],
): Promise<void> {
  // In one order everywhere, so that two servers cannot deadlock.
  const rows = counts
    .toSorted((a, b) => (countKey(a) < countKey(b) ? -1 : 1))
    .map((row) => sql`(${row.day}, ${row.what}, ${row.first}, ${row.second}, ${row.count})`);
  for (let start = 0; start < rows.length; start += batchSize) {
    await sql`
      insert into daily_counts (day, what, first, second, count)
      values ${sql.join(rows.slice(start, start + batchSize))}
      on conflict (day, what, first, second)
      do update set count = daily_counts.count + excluded.count`.execute(db);
  }
}

const batchSize = 200;
