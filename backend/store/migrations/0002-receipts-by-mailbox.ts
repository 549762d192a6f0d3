import type { Kysely } from 'kysely';

/** The mailbox of each confirmation, so that those to one mailbox can be counted. */
export async function receiptsByMailbox(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('letters').addColumn('mailbox', 'text').execute();
  await db.schema.createIndex('letters_mailbox').on('letters').column('mailbox').execute();
}
