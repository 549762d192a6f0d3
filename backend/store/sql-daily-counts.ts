import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DailyCount, DailyCountStore } from '../analytics/daily-counts.ts';
import { gatheredCounts, type GatheredCounts } from '../analytics/gathered-counts.ts';
import type { DatabaseSchema } from './database-schema.ts';
import type { InTransaction } from './group-commit.ts';

export type SqlDailyCounts = DailyCountStore & Pick<GatheredCounts, 'settle'>;

/**
 * Daily counts on any SQL database that Kysely speaks to. What many pages tell within `pause`
 * milliseconds is added up in memory and written as one, so that a busy moment costs the disk no more
 * than a quiet one; nothing is answered before it is written.
 */
export function sqlDailyCounts(
  db: Kysely<DatabaseSchema>,
  inTransaction: InTransaction,
  pause = 150,
): SqlDailyCounts {
  const { add, settle } = gatheredCounts((counts) => {
    return inTransaction(async (transaction) => {
      for (const rows of portions(counts)) {
        await sql`
          insert into daily_counts (day, what, first, second, count) values ${rows}
          on conflict (day, what, first, second)
          do update set count = daily_counts.count + excluded.count`.execute(transaction);
      }
    });
  }, pause);
  return {
    add,
    settle,
    async between(from, to) {
      // In SQL as it is: a busy day has thousands of rows, and the first page of the day waits for them.
      const { rows } = await sql<DailyCount>`
        select day, what, first, second, count from daily_counts
        where day >= ${from} and day <= ${to}`.execute(db);
      return rows;
    },
  };
}

function rowKey({ day, what, first, second }: DailyCount): string {
  return JSON.stringify([day, what, first, second]);
}

/** All that write do so in one order: two that wait for each other's rows would wait for ever. */
function* portions(counts: readonly DailyCount[]): Generator<RawBuilder<unknown>> {
  const ordered = counts.toSorted((a, b) => (rowKey(a) < rowKey(b) ? -1 : 1));
  let next = 0;
  for (const size of rowsAtOnce) {
    for (; ordered.length - next >= size; next += size) {
      const rows = ordered
        .slice(next, next + size)
        .map(
          ({ day, what, first, second, count }) =>
            sql`(${day}, ${what}, ${first}, ${second}, ${count})`,
        );
      yield sql.join(rows);
    }
  }
}

/** A statement for many rows takes a fraction of the time; each length is one to prepare and keep. */
const rowsAtOnce = [200, 50, 10, 1];
