import type { Kysely } from 'kysely';

/** The months whose report was sent to the agency, so that none is sent twice. */
export async function sentReports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sent_reports')
    .addColumn('month', 'text', (column) => column.primaryKey().notNull())
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .execute();
}
