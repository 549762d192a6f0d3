import type { Kysely } from 'kysely';

/** Why a message looks like spam. */
export async function spamSigns(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('contact_messages').addColumn('spam_signs', 'text').execute();
}
