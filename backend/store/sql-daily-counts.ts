import { sql, type Kysely, type Transaction } from 'kysely';
import type { DailyCount, DailyCountStore } from '../analytics/daily-counts.ts';
import type { DatabaseSchema } from './database-schema.ts';
import type { InTransaction } from './group-commit.ts';

export interface SqlDailyCounts extends DailyCountStore {
  /** Writes what is gathered without waiting for more. Never rejects: whoever added it hears of it. */
  settle(): Promise<void>;
}

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
  let gathering: Gathering | undefined;
  let writing: Promise<unknown> = Promise.resolve();
  /** A database that is locked holds up the whole process each time it is tried. */
  let patience = pause;

  function write(): void {
    if (gathering === undefined) return;
    const { counts, timer, written, fail } = gathering;
    gathering = undefined;
    clearTimeout(timer);
    // All that write do so in one order: two that wait for each other's rows would wait for ever.
    const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
    const done = inTransaction((transaction) => raise(transaction, rows)).then(
      () => {
        patience = pause;
        written();
      },
      (error: unknown) => {
        patience = 10 * pause;
        fail(error);
      },
    );
    writing = Promise.all([writing, done]);
  }

  return {
    add(added) {
      if (added.length === 0) return Promise.resolve();
      gathering ??= newGathering(setTimeout(write, patience));
      for (const count of added) merge(gathering.counts, count);
      return gathering.isWritten;
    },
    async between(from, to) {
      // In SQL as it is: a busy day has thousands of rows, and the first page of the day waits for them.
      const { rows } = await sql<DailyCount>`
        select day, what, first, second, count from daily_counts
        where day >= ${from} and day <= ${to}`.execute(db);
      return rows;
    },
    async settle() {
      write();
      await writing;
    },
  };
}

/** What has been added since the last was written, and who waits for it. */
interface Gathering {
  readonly counts: Map<string, DailyCount>;
  readonly timer: NodeJS.Timeout;
  readonly isWritten: Promise<void>;
  readonly written: () => void;
  readonly fail: (error: unknown) => void;
}

function newGathering(timer: NodeJS.Timeout): Gathering {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const written = () => resolve(undefined);
  return { counts: new Map(), timer, isWritten: promise, written, fail: reject };
}

function merge(counts: Map<string, DailyCount>, added: DailyCount): void {
  const { day, what, first, second } = added;
  const key = JSON.stringify([day, what, first, second]);
  const known = counts.get(key);
  counts.set(key, known === undefined ? added : { ...known, count: known.count + added.count });
}

async function raise(
  db: Transaction<DatabaseSchema>,
  counts: readonly DailyCount[],
): Promise<void> {
  let next = 0;
  for (const size of rowsAtOnce) {
    for (; counts.length - next >= size; next += size) {
      const rows = counts
        .slice(next, next + size)
        .map(
          ({ day, what, first, second, count }) =>
            sql`(${day}, ${what}, ${first}, ${second}, ${count})`,
        );
      await sql`
        insert into daily_counts (day, what, first, second, count) values ${sql.join(rows)}
        on conflict (day, what, first, second)
        do update set count = daily_counts.count + excluded.count`.execute(db);
    }
  }
}

/** A statement for many rows takes a fraction of the time; each length is one to prepare and keep. */
const rowsAtOnce = [200, 50, 10, 1];
