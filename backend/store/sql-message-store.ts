import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { contactFieldNames } from '#contract/contact-fields.ts';
import { periodOf, type ConfirmationLimit } from '../contact/confirmation-budget.ts';
import type {
  MessageStore,
  MessageWithNotifications,
  NewMessage,
  SavedMessage,
} from '../contact/message-store.ts';
import { kindOrder } from './kind-order.ts';
import { maxClockSkew } from '../contact/submit-message.ts';
import type { DatabaseSchema } from './database-schema.ts';
import type { InTransaction } from './group-commit.ts';
import type { NotificationRow, MessageRow } from './rows.ts';
import { moment, storedNotification, storedMessage } from './rows.ts';

/**
 * The message store on any SQL database that Kysely speaks to. How transactions are made and
 * `checkWritable` belong to the particular database, and are handed in; so does `lockBudget`, where others
 * write at the same time and could count confirmations at one moment.
 */
export function sqlMessageStore(
  db: Kysely<DatabaseSchema>,
  inTransaction: InTransaction,
  checkWritable: () => Promise<void>,
  lockBudget: LockBudget = () => Promise.resolve(),
): MessageStore {
  return {
    save: (message) => inTransaction((transaction) => save(transaction, message, lockBudget)),
    list: async () => {
      const rows = await messageRows(db).execute();
      const notifications = await notificationRows(db).execute();
      const notificationsOf = Map.groupBy(notifications, (notification) => notification.message_id);
      return rows.map((row) => withNotifications(row, notificationsOf.get(row.id) ?? []));
    },
    get: async (id) => {
      const row = await messageRows(db).where('id', '=', id).executeTakeFirst();
      if (row === undefined) return undefined;
      return withNotifications(
        row,
        await notificationRows(db).where('message_id', '=', id).execute(),
      );
    },
    delete: async (id) => {
      const { numDeletedRows } = await db
        .deleteFrom('contact_messages')
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    checkWritable,
  };
}

/** Until the transaction ends, nobody else counts or adds confirmations. */
type LockBudget = (transaction: Transaction<DatabaseSchema>) => Promise<void>;

/**
 * In SQL as it is, since building these few statements anew for each message took longer than running
 * them. The unique content key decides who is first, so that two of the same at one moment, in two
 * processes even, end as one.
 */
async function save(
  db: Transaction<DatabaseSchema>,
  message: NewMessage,
  lockBudget: LockBudget,
): Promise<SavedMessage> {
  const { id, receivedAt, page, content, contentKey, duplicatesAfter, spamSigns } = message;
  const { name, email, phone, company, message: text } = content;
  const signs = spamSigns.length === 0 ? null : JSON.stringify(spamSigns);
  const insert = sql`
    insert into contact_messages
      (id, received_at, page, spam_signs, content_key, name, email, phone, company, message)
    values (${id}, ${moment(receivedAt)}, ${page ?? null}, ${signs}, ${contentKey},
      ${name}, ${email}, ${phone}, ${company}, ${text})
    on conflict (content_key) do nothing`;
  if (!(await inserts(db, insert))) {
    // The same content has been kept: it is the same message, unless that was long ago.
    await db
      .updateTable('contact_messages')
      .set({ content_key: null })
      .where('content_key', '=', contentKey)
      .where((kept) =>
        kept.or([
          kept('received_at', '<=', moment(duplicatesAfter)),
          kept('received_at', '>', moment(receivedAt + maxClockSkew)),
        ]),
      )
      .execute();
    if (!(await inserts(db, insert))) {
      const kept = await db
        .selectFrom('contact_messages')
        .select('id')
        .where('content_key', '=', contentKey)
        .executeTakeFirstOrThrow();
      return { id: kept.id, isDuplicate: true };
    }
  }

  const { mailbox, limits } = message.confirmation;
  const hasBudget =
    message.notifications.some(({ kind }) => kind === 'confirmation') && limits.length > 0;
  if (hasBudget) await lockBudget(db);
  const reachedLimit = hasBudget ? await findReachedLimit(db, message) : undefined;
  const notifications = message.notifications.filter(
    ({ kind }) => kind !== 'confirmation' || reachedLimit === undefined,
  );
  const due = moment(receivedAt);
  const rows = notifications.map(({ id: notificationId, kind }) => {
    const owner = kind === 'confirmation' ? mailbox : null;
    return sql`(${notificationId}, ${id}, ${kind}, 'waiting', 0, ${due}, ${owner}, ${due})`;
  });
  await sql`
    insert into notifications
      (id, message_id, kind, state, attempts, next_attempt_at, mailbox, received_at)
    values ${sql.join(rows)}`.execute(db);
  return { id, isDuplicate: false, reachedLimit };
}

/** Whether it put a row in, where another might be in its place. */
async function inserts(
  db: Transaction<DatabaseSchema>,
  insert: RawBuilder<unknown>,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await insert.execute(db);
  return numAffectedRows > 0n;
}

/** Returns the first limit that leaves no room for another confirmation. */
async function findReachedLimit(
  db: Transaction<DatabaseSchema>,
  { receivedAt, confirmation: { mailbox, limits } }: NewMessage,
): Promise<ConfirmationLimit | undefined> {
  const until = moment(receivedAt + maxClockSkew);
  for (const limit of limits) {
    const isCounted =
      limit.per === 'mailbox' ? sql`mailbox = ${mailbox}` : sql`mailbox is not null`;
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from notifications
      where ${isCounted} and received_at > ${moment(receivedAt - periodOf(limit))}
        and received_at <= ${until}`.execute(db);
    if (Number(rows[0]?.count ?? 0) >= limit.max) return limit;
  }
  return undefined;
}

function messageRows(db: Kysely<DatabaseSchema>) {
  return db
    .selectFrom('contact_messages')
    .select(['id', 'received_at', 'page', 'spam_signs', ...contactFieldNames])
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc');
}

function notificationRows(db: Kysely<DatabaseSchema>) {
  return db.selectFrom('notifications').selectAll().orderBy(kindOrder);
}

function withNotifications(
  row: MessageRow,
  notifications: readonly NotificationRow[],
): MessageWithNotifications {
  return { ...storedMessage(row), notifications: notifications.map(storedNotification) };
}
