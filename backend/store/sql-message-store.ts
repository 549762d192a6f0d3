import { sql, type Transaction } from 'kysely';
import { inquiryPeriod } from '../contact/email-budget.ts';
import {
  firstStored,
  type MessageStore,
  type MessageWithNotifications,
  type NewMessage,
} from '../contact/message-store.ts';
import { budgetLock, moment, type SqlEngine } from './database-schema.ts';
import { addCounts } from './sql-daily-counts.ts';
import { withNotifications, type MessageRow, type NotificationRow } from './stored-message.ts';

export function sqlMessageStore({ db, inTransaction, isShared }: SqlEngine): MessageStore {
  return {
    save: (message) => inTransaction((transaction) => save(transaction, message, isShared)),
    list: async () => {
      const messages = await sql<MessageRow>`
        select * from messages order by received_at desc, id desc`.execute(db);
      const notifications = await sql<NotificationRow>`select * from notifications`.execute(db);
      const ofMessage = Map.groupBy(notifications.rows, (row) => row.message_id);
      return messages.rows.map((row) => withNotifications(row, ofMessage.get(row.id) ?? []));
    },
    get: async (id) => {
      const message = await sql<MessageRow>`select * from messages where id = ${id}`.execute(db);
      const [row] = message.rows;
      if (row === undefined) return undefined;
      const notifications = await sql<NotificationRow>`
        select * from notifications where message_id = ${id}`.execute(db);
      return withNotifications(row, notifications.rows);
    },
    add: (all) => inTransaction((transaction) => add(transaction, all)),
    delete: async (id) => {
      const { numAffectedRows = 0n } = await sql`delete from messages where id = ${id}`.execute(db);
      return numAffectedRows > 0n;
    },
    deleteExpired: (before, limit) =>
      inTransaction((transaction) => deleteExpired(transaction, before, limit, isShared)),
  };
}

async function save(db: Transaction<unknown>, message: NewMessage, isShared: boolean) {
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

/** Returns the id of the stored message that it repeats. The unique key decides, in two processes too. */
async function insertUnlessDuplicate(db: Transaction<unknown>, message: NewMessage) {
  const { contentKey, duplicatesAfter } = message;
  if (await insertMessage(db, message)) return undefined;
  // An old message gives up the key.
  await sql`update messages set content_key = null
    where content_key = ${contentKey} and received_at <= ${moment(duplicatesAfter)}`.execute(db);
  if (await insertMessage(db, message)) return undefined;
  const { rows } = await sql<{ id: string }>`
    select id from messages where content_key = ${contentKey}`.execute(db);
  return rows[0]?.id;
}

async function add(db: Transaction<unknown>, messages: readonly MessageWithNotifications[]) {
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

/** Returns whether the message was inserted: not if its id or content key is stored. */
async function insertMessage(
  db: Transaction<unknown>,
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
  db: Transaction<unknown>,
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
  db: Transaction<unknown>,
  before: number,
  limit: number,
  isShared: boolean,
): Promise<readonly string[]> {
  const isSettled = sql`
    id not in (select message_id from notifications where state = 'waiting')`;
  const expired = await sql<{ id: string }>`
    select id from messages where received_at < ${moment(before)} and ${isSettled}
    order by received_at, id limit ${limit}`.execute(db);
  if (expired.rows.length === 0) return [];
  const ids = sql.join(expired.rows.map(({ id }) => id));
  // Locked, so that none can be retried before its message is deleted.
  if (isShared) {
    await sql`select id from notifications where message_id in (${ids}) order by id
      for update`.execute(db);
  }
  const deleted = await sql<{ id: string }>`
    delete from messages where id in (${ids}) and ${isSettled} returning id`.execute(db);
  return deleted.rows.map(({ id }) => id);
}

async function isWithinBudget(
  db: Transaction<unknown>,
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

async function belongsInDigest(db: Transaction<unknown>, { receivedAt, maxInquiries }: NewMessage) {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from notifications where kind = 'inquiry' and state = 'waiting')
      + (select count(*) from notifications where kind = 'inquiry' and state = 'sent'
        and sent_at > ${moment(receivedAt - inquiryPeriod)}
        and sent_at <= ${moment(receivedAt + inquiryPeriod)}) as count`.execute(db);
  return (rows[0]?.count ?? 0) >= maxInquiries;
}
