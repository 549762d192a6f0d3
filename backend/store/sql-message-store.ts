import { sql, type RawBuilder, type Transaction } from 'kysely';
import { periodOf } from '../contact/confirmation-budget.ts';
import type {
  MessageStore,
  MessageWithNotifications,
  NewMessage,
  SavedMessage,
} from '../contact/message-store.ts';
import {
  kindOrder,
  moment,
  storedMessage,
  storedNotification,
  type MessageRow,
  type NotificationRow,
} from './stored-message.ts';
import { budgetLock, type DatabaseSchema } from './database-schema.ts';
import { addCounts } from './sql-daily-counts.ts';
import type { SqlEngine } from './sql-engine.ts';

export function sqlMessageStore(engine: SqlEngine): MessageStore {
  const { db, inTransaction, isShared, checkWritable } = engine;
  const messages = () =>
    db.selectFrom('messages').selectAll().orderBy('received_at', 'desc').orderBy('id', 'desc');
  const notifications = () => db.selectFrom('notifications').selectAll().orderBy(kindOrder);
  return {
    save: (message) => inTransaction((transaction) => save(transaction, message, isShared)),
    list: async () => {
      const rows = await messages().execute();
      const ofMessage = Map.groupBy(await notifications().execute(), (row) => row.message_id);
      return rows.map((row) => withNotifications(row, ofMessage.get(row.id) ?? []));
    },
    get: async (id) => {
      const row = await messages().where('id', '=', id).executeTakeFirst();
      if (row === undefined) return undefined;
      return withNotifications(row, await notifications().where('message_id', '=', id).execute());
    },
    delete: async (id) => {
      const { numDeletedRows } = await db
        .deleteFrom('messages')
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    checkWritable,
  };
}

/** The frequent statements are raw SQL: building them took Kysely longer than running them. */
async function save(
  db: Transaction<DatabaseSchema>,
  message: NewMessage,
  isShared: boolean,
): Promise<SavedMessage> {
  const duplicateId = await insertMessage(db, message);
  if (duplicateId !== undefined) return { id: duplicateId, isDuplicate: true };
  const { id, notifications } = message;
  const hasConfirmation = notifications.some(({ kind }) => kind === 'confirmation');
  const isConfirmed = hasConfirmation && (await isWithinBudget(db, message, isShared));
  await insertNotifications(db, message, isConfirmed);
  // Last, since all servers wait for each other at the row of the day.
  await addCounts(db, [{ day: message.day, what: 'message', first: '', second: '', count: 1 }]);
  return { id, isDuplicate: false };
}

/**
 * Inserts the message, or returns the id of the stored one that it repeats. The unique content key decides
 * which of two equal messages is first, in two processes too.
 */
async function insertMessage(
  db: Transaction<DatabaseSchema>,
  { id, receivedAt, page, content, contentKey, duplicatesAfter, spamSigns }: NewMessage,
): Promise<string | undefined> {
  const signs = spamSigns.length === 0 ? null : JSON.stringify(spamSigns);
  const insert = sql`
    insert into messages (id, received_at, page, content, spam_signs, content_key)
    values (${id}, ${moment(receivedAt)}, ${page ?? null}, ${JSON.stringify(content)}, ${signs},
      ${contentKey})
    on conflict (content_key) do nothing`;
  if (await inserts(db, insert)) return undefined;
  // An old message gives up the key.
  await db
    .updateTable('messages')
    .set({ content_key: null })
    .where('content_key', '=', contentKey)
    .where('received_at', '<=', moment(duplicatesAfter))
    .execute();
  if (await inserts(db, insert)) return undefined;
  const stored = await db
    .selectFrom('messages')
    .select('id')
    .where('content_key', '=', contentKey)
    .executeTakeFirstOrThrow();
  return stored.id;
}

async function insertNotifications(
  db: Transaction<DatabaseSchema>,
  { id, receivedAt, notifications, confirmation }: NewMessage,
  isConfirmed: boolean,
): Promise<void> {
  const due = moment(receivedAt);
  const rows = notifications
    .filter(({ kind }) => kind !== 'confirmation' || isConfirmed)
    .map(({ id: notificationId, kind }) => {
      const mailbox = kind === 'confirmation' ? confirmation.mailbox : null;
      return sql`(${notificationId}, ${id}, ${kind}, 'waiting', 0, ${due}, ${mailbox}, ${due})`;
    });
  await sql`
    insert into notifications
      (id, message_id, kind, state, attempts, next_attempt_at, mailbox, received_at)
    values ${sql.join(rows)}`.execute(db);
}

/** Whether the statement inserted a row. */
async function inserts(
  db: Transaction<DatabaseSchema>,
  insert: RawBuilder<unknown>,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await insert.execute(db);
  return numAffectedRows > 0n;
}

/** Whether every limit leaves room for another confirmation. */
async function isWithinBudget(
  db: Transaction<DatabaseSchema>,
  { receivedAt, confirmation: { mailbox, limits } }: NewMessage,
  isShared: boolean,
): Promise<boolean> {
  // No other server may count before this transaction commits.
  if (isShared) await sql`select pg_advisory_xact_lock(${budgetLock})`.execute(db);
  for (const limit of limits) {
    const isCounted =
      limit.per === 'mailbox' ? sql`mailbox = ${mailbox}` : sql`mailbox is not null`;
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from notifications
      where ${isCounted} and received_at > ${moment(receivedAt - periodOf(limit))}`.execute(db);
    if ((rows[0]?.count ?? 0) >= limit.max) return false;
  }
  return true;
}

function withNotifications(
  row: MessageRow,
  notifications: readonly NotificationRow[],
): MessageWithNotifications {
  return {
    ...storedMessage(row),
    contentKey: row.content_key ?? undefined,
    notifications: notifications.map(storedNotification),
  };
}
