import type { Kysely } from 'kysely';

/** So that the oldest messages are found without reading them all. */
export async function messagesByAge(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('contact_messages_by_age')
    .on('contact_messages')
    .columns(['received_at', 'id'])
    .execute();
}
