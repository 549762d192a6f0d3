import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Contact messages, and the notifications that each of them owes. */
export async function messagesAndNotifications(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contact_messages')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('page', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('content_key', 'text', (column) => column.unique())
    .execute();

  await db.schema
    .createTable('notifications')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('message_id', 'text', (column) =>
      column.notNull().references('contact_messages.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('inquiry', 'confirmation')`),
    )
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('waiting', 'sent', 'given-up')`),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('last_problem', 'text')
    .addUniqueConstraint('notifications_one_of_a_kind', ['message_id', 'kind'])
    .execute();

  await db.schema
    .createIndex('notifications_due')
    .on('notifications')
    .columns(['state', 'next_attempt_at'])
    .execute();
}
