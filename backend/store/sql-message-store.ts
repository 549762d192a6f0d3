import { sql, type ExpressionBuilder, type Transaction } from 'kysely';
import { inquiryPeriod } from '../contact/inquiry-budget.ts';
import {
  firstStored,
  type MessageStore,
  type MessageWithNotifications,
  type NewMessage,
  type SavedMessage,
} from '../contact/message-store.ts';
import { notificationKinds } from '../contact/notification.ts';
import {
  moment,
  storedMessage,
  storedNotification,
  type MessageRow,
  type NotificationRow,
} from './stored-message.ts';
import { budgetLock, type DatabaseSchema } from './database-schema.ts';
import { addCounts } from './sql-daily-counts.ts';
import type { SqlEngine } from './sql-engine.ts';

export function sqlMessageStore({ db, inTransaction, isShared }: SqlEngine): MessageStore {
  const messages = () =>
    db.selectFrom('messages').selectAll().orderBy('received_at', 'desc').orderBy('id', 'desc');
  const notifications = () => db.selectFrom('notifications').selectAll();
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
    add: (all) => inTransaction((transaction) => add(transaction, all)),
    delete: async (id) => {
      const { numDeletedRows } = await db
        .deleteFrom('messages')
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    deleteExpired: (before, limit) =>
      inTransaction((transaction) => deleteExpired(transaction, before, limit, isShared)),
  };
}

async function save(
  db: Transaction<DatabaseSchema>,
  message: NewMessage,
  isShared: boolean,
): Promise<SavedMessage> {
  const duplicateId = await insertUnlessDuplicate(db, message);
  if (duplicateId !== undefined) return { id: duplicateId, isDuplicate: true };
  const { id, day } = message;
  // No other server may count before this transaction commits.
  if (isShared) await sql`select pg_advisory_xact_lock(${budgetLock})`.execute(db);
  const budget = {
    isConfirmed: await isWithinBudget(db, message),
    isInDigest: await belongsInDigest(db, message),
  };
  await insertNotifications(db, firstStored(message, budget));
  // Last, since all servers wait for each other at the row of the day.
  await addCounts(db, [{ day, what: 'message', first: '', second: '', count: 1 }]);
  return { id, isDuplicate: false };
}

/**
 * Inserts the message, or returns the id of the stored one that it repeats. The unique content key decides
 * which of two equal messages is first, in two processes too.
 */
async function insertUnlessDuplicate(
  db: Transaction<DatabaseSchema>,
  message: NewMessage,
): Promise<string | undefined> {
  const { contentKey, duplicatesAfter } = message;
  if (await insertMessage(db, message)) return undefined;
  // An old message gives up the key.
  await db
    .updateTable('messages')
    .set({ content_key: null })
    .where('content_key', '=', contentKey)
    .where('received_at', '<=', moment(duplicatesAfter))
    .execute();
  if (await insertMessage(db, message)) return undefined;
  const stored = await db
    .selectFrom('messages')
    .select('id')
    .where('content_key', '=', contentKey)
    .executeTakeFirstOrThrow();
  return stored.id;
}

async function add(
  db: Transaction<DatabaseSchema>,
  messages: readonly MessageWithNotifications[],
): Promise<number> {
  let added = 0;
  for (const message of messages) {
    // If another message has its content key, it gets none.
    const isNew =
      (await insertMessage(db, message)) ||
      (await insertMessage(db, { ...message, contentKey: undefined }));
    if (!isNew) continue;
    added += 1;
    await insertNotifications(db, message);
  }
  return added;
}

/**
 * Returns whether the message was inserted: not if its id or content key is stored. The frequent statements
 * are raw SQL: building them took Kysely longer than running them.
 */
async function insertMessage(
  db: Transaction<DatabaseSchema>,
  message: Omit<MessageWithNotifications, 'notifications'>,
): Promise<boolean> {
  const { id, receivedAt, page, content, spamSigns, contentKey } = message;
  const signs = spamSigns.length === 0 ? null : JSON.stringify(spamSigns);
  const { numAffectedRows = 0n } = await sql`
    insert into messages (id, received_at, page, content, spam_signs, content_key)
    values (${id}, ${moment(receivedAt)}, ${page ?? null}, ${JSON.stringify(content)}, ${signs},
      ${contentKey ?? null})
    on conflict do nothing`.execute(db);
  return numAffectedRows > 0n;
}

async function insertNotifications(
  db: Transaction<DatabaseSchema>,
  { id: messageId, receivedAt, notifications }: MessageWithNotifications,
): Promise<void> {
  if (notifications.length === 0) return;
  const rows = notifications.map(
    ({ id, kind, state, attempts, nextAttemptAt, sentAt, lastProblem, mailbox }) =>
      sql`(${id}, ${messageId}, ${kind}, ${state}, ${attempts}, ${moment(nextAttemptAt)},
        ${sentAt === undefined ? null : moment(sentAt)}, ${lastProblem ?? null}, ${mailbox ?? null},
        ${moment(receivedAt)})`,
  );
  await sql`
    insert into notifications (id, message_id, kind, state, attempts, next_attempt_at, sent_at,
      last_problem, mailbox, received_at)
    values ${sql.join(rows)}`.execute(db);
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

/** Whether every limit leaves room for another confirmation. */
async function isWithinBudget(
  db: Transaction<DatabaseSchema>,
  { receivedAt, notifications, confirmation: { mailbox, limits } }: NewMessage,
): Promise<boolean> {
  if (!notifications.some(({ kind }) => kind === 'confirmation')) return false;
  for (const limit of limits) {
    const isCounted =
      limit.per === 'mailbox' ? sql`mailbox = ${mailbox}` : sql`mailbox is not null`;
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from notifications
      where ${isCounted} and received_at > ${moment(receivedAt - limit.period)}`.execute(db);
    if ((rows[0]?.count ?? 0) >= limit.max) return false;
  }
  return true;
}

/** Whether so many inquiry emails are waiting or were sent that this one has to wait for the digest. */
async function belongsInDigest(
  db: Transaction<DatabaseSchema>,
  { receivedAt, maxInquiries }: NewMessage,
): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from notifications where kind = 'inquiry' and state = 'waiting')
      + (select count(*) from notifications where kind = 'inquiry' and state = 'sent'
        and sent_at > ${moment(receivedAt - inquiryPeriod)}
        and sent_at <= ${moment(receivedAt + inquiryPeriod)}) as count`.execute(db);
  return (rows[0]?.count ?? 0) >= maxInquiries;
}

function withNotifications(
  row: MessageRow,
  notifications: readonly NotificationRow[],
): MessageWithNotifications {
  const inOrder = notificationKinds.flatMap(
    (kind) => notifications.find((each) => each.kind === kind) ?? [],
  );
  return {
    ...storedMessage(row),
    contentKey: row.content_key ?? undefined,
    notifications: inOrder.map(storedNotification),
  };
}
