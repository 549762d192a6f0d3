import type { Insertable, Transaction } from 'kysely';
import type { ArchivedMessage } from '../contact/message-archive.ts';
import type { DatabaseSchema } from './database-schema.ts';
import { moment } from './rows.ts';

/** What `MessageArchive.add` promises, in any SQL database that Kysely speaks to. */
export async function addMessages(
  db: Transaction<DatabaseSchema>,
  messages: readonly ArchivedMessage[],
): Promise<number> {
  if (messages.length === 0) return 0;
  const keep = (rows: readonly MessageRow[]) => db.insertInto('contact_messages').values(rows);
  const rows = messages.map(messageRow);
  // What is in the way of a row is its id, or the content key of another.
  const whole = await keep(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  const withKey = new Set(whole.map(({ id }) => id));
  const others = rows.filter(({ id }) => !withKey.has(id));
  const keyless =
    others.length === 0
      ? []
      : await keep(others.map((row) => ({ ...row, content_key: null })))
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .execute();
  const added = new Set([...withKey, ...keyless.map(({ id }) => id)]);
  const notifications = messages.filter(({ id }) => added.has(id)).flatMap(notificationRows);
  if (notifications.length > 0)
    await db.insertInto('notifications').values(notifications).execute();
  return added.size;
}

type MessageRow = Insertable<DatabaseSchema['contact_messages']>;

function messageRow(kept: ArchivedMessage): MessageRow {
  const { id, receivedAt, page, content, spamSigns, contentKey } = kept;
  return {
    id,
    received_at: moment(receivedAt),
    page: page ?? null,
    spam_signs: spamSigns.length === 0 ? null : JSON.stringify(spamSigns),
    content_key: contentKey ?? null,
    ...content,
  };
}

function notificationRows({ id: message_id, receivedAt, notifications }: ArchivedMessage) {
  return notifications.map((notification): Insertable<DatabaseSchema['notifications']> => {
    const { id, kind, state, attempts, nextAttemptAt, sentAt, lastProblem, mailbox } = notification;
    return {
      ...{ id, message_id, kind, state, attempts },
      next_attempt_at: moment(nextAttemptAt),
      sent_at: sentAt === undefined ? null : moment(sentAt),
      last_problem: lastProblem ?? null,
      mailbox: mailbox ?? null,
      received_at: moment(receivedAt),
    };
  });
}
