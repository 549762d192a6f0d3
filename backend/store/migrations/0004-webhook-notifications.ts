import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Notifications of the kind `webhook`. SQLite cannot change a check, so that the table is built anew, with
 * what is in it. Nothing refers to it, and it goes on referring to messages.
 */
export async function webhookNotifications(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notifications_anew')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('message_id', 'text', (column) =>
      column.notNull().references('contact_messages.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('inquiry', 'confirmation', 'webhook')`),
    )
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('waiting', 'sent', 'given-up')`),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('last_problem', 'text')
    .addColumn('mailbox', 'text')
    // Under another name than before: names of constraints are the schema's at PostgreSQL.
    .addUniqueConstraint('notifications_one_of_each_kind', ['message_id', 'kind'])
    .execute();

  await sql`insert into notifications_anew
      (id, message_id, kind, state, attempts, next_attempt_at, sent_at, last_problem, mailbox)
    select id, message_id, kind, state, attempts, next_attempt_at, sent_at, last_problem, mailbox
    from notifications`.execute(db);
  // Its indexes go with it.
  await db.schema.dropTable('notifications').execute();
  await db.schema.alterTable('notifications_anew').renameTo('notifications').execute();

  await db.schema
    .createIndex('notifications_due')
    .on('notifications')
    .columns(['state', 'next_attempt_at'])
    .execute();
  await db.schema
    .createIndex('notifications_mailbox')
    .on('notifications')
    .column('mailbox')
    .execute();
}
