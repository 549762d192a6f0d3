import type { Kysely } from 'kysely';

/** How often something was seen on a day: `backend/analytics/daily-counts.ts` says what. */
export async function dailyCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('daily_counts')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('first', 'text', (column) => column.notNull())
    .addColumn('second', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    // Begins with the day, by which counts are read, too.
    .addPrimaryKeyConstraint('daily_counts_once', ['day', 'what', 'first', 'second'])
    .execute();
}
