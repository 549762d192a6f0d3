import type { Kysely } from 'kysely';

/** The secret behind app-check tokens, and how often a token or a challenge has been used. */
export async function appCheck(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('app_check_secrets')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('app_check_uses')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('uses', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createIndex('app_check_uses_expired')
    .on('app_check_uses')
    .column('expires_at')
    .execute();
}
