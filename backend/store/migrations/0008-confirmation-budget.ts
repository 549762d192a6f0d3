import { sql, type Kysely } from 'kysely';

/**
 * The age of each notification, by which confirmations are counted without reading messages; and
 * when it was claimed, which tells a lease from a delay.
 */
export async function confirmationBudget(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('notifications')
    .addColumn('received_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('notifications').addColumn('claimed_at', 'text').execute();
  await sql`update notifications set received_at =
    (select received_at from contact_messages where id = message_id)`.execute(db);
  // Few have a mailbox in a day, and thousands may have none.
  await db.schema
    .createIndex('notifications_confirmations')
    .on('notifications')
    .column('received_at')
    .where(sql.ref('mailbox'), 'is not', null)
    .execute();
}
