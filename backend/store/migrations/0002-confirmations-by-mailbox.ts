import type { Kysely } from 'kysely';

/** The mailbox of each confirmation, so that those to one mailbox can be counted. */
export async function confirmationsByMailbox(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('notifications').addColumn('mailbox', 'text').execute();
  await db.schema
    .createIndex('notifications_mailbox')
    .on('notifications')
    .column('mailbox')
    .execute();
}
