import type { ExpressionBuilder, Insertable, Transaction } from 'kysely';
import type { MessageArchive } from '../contact/message-archive.ts';
import type { MessageWithNotifications } from '../contact/message-store.ts';
import { moment } from './stored-message.ts';
import type { DatabaseSchema } from './database-schema.ts';
import type { SqlEngine } from './sql-engine.ts';

export function sqlMessageArchive(engine: SqlEngine): MessageArchive {
  const { inTransaction, isShared } = engine;
  return {
    add: (messages) => inTransaction((transaction) => add(transaction, messages)),
    deleteExpired: (before, limit) =>
      inTransaction((transaction) => deleteExpired(transaction, before, limit, isShared)),
  };
}

async function add(
  db: Transaction<DatabaseSchema>,
  messages: readonly MessageWithNotifications[],
): Promise<number> {
  let added = 0;
  for (const message of messages) {
    if (!(await addMessage(db, message))) continue;
    added += 1;
    const rows = notificationRows(message);
    if (rows.length > 0) await db.insertInto('notifications').values(rows).execute();
  }
  return added;
}

/** Returns whether the message was new. If another message has its content key, it gets none. */
async function addMessage(
  db: Transaction<DatabaseSchema>,
  message: MessageWithNotifications,
): Promise<boolean> {
  const row = messageRow(message);
  const insert = (values: MessageInsert) =>
    db
      .insertInto('messages')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
  const whole = await insert(row);
  if (whole.numInsertedOrUpdatedRows === 1n) return true;
  const withoutKey = await insert({ ...row, content_key: null });
  return withoutKey.numInsertedOrUpdatedRows === 1n;
}

type MessageInsert = Insertable<DatabaseSchema['messages']>;

function messageRow(message: MessageWithNotifications): MessageInsert {
  const { id, receivedAt, page, content, spamSigns, contentKey } = message;
  return {
    id,
    received_at: moment(receivedAt),
    page: page ?? null,
    content: JSON.stringify(content),
    spam_signs: spamSigns.length === 0 ? null : JSON.stringify(spamSigns),
    content_key: contentKey ?? null,
  };
}

function notificationRows({ id: message_id, receivedAt, notifications }: MessageWithNotifications) {
  return notifications.map(
    ({ id, kind, state, attempts, nextAttemptAt, sentAt, lastProblem, mailbox }) => ({
      ...{ id, message_id, kind, state, attempts },
      next_attempt_at: moment(nextAttemptAt),
      sent_at: sentAt === undefined ? null : moment(sentAt),
      last_problem: lastProblem ?? null,
      mailbox: mailbox ?? null,
      received_at: moment(receivedAt),
    }),
  );
}

async function deleteExpired(
  db: Transaction<DatabaseSchema>,
  before: number,
  limit: number,
  isShared: boolean,
): Promise<readonly string[]> {
  const expired = await db
    .selectFrom('messages')
    .select('id')
    .where('received_at', '<', moment(before))
    .where(hasNoWaitingNotification)
    .orderBy('received_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  if (expired.length === 0) return [];
  const ids = expired.map(({ id }) => id);
  if (isShared) {
    // Locked, so that none can be retried before its message is deleted.
    const notifications = db.selectFrom('notifications').select('id').orderBy('id');
    await notifications.where('message_id', 'in', ids).forUpdate().execute();
  }
  const deleted = await db
    .deleteFrom('messages')
    .where('id', 'in', ids)
    .where(hasNoWaitingNotification)
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}

function hasNoWaitingNotification(message: ExpressionBuilder<DatabaseSchema, 'messages'>) {
  return message(
    'messages.id',
    'not in',
    message.selectFrom('notifications').select('message_id').where('state', '=', 'waiting'),
  );
}
