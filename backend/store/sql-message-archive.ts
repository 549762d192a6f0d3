import type { Expression, ExpressionBuilder, InferResult, Kysely, Transaction } from 'kysely';
import { contactFieldNames } from '#contract/contact-fields.ts';
import type {
  ArchivedNotification,
  ArchivedMessage,
  MessageArchive,
} from '../contact/message-archive.ts';
import { kindOrder } from './kind-order.ts';
import type { DatabaseSchema } from './database-schema.ts';
import type { InTransaction } from './group-commit.ts';
import { moment, storedNotification, storedMessage, writtenSigns } from './rows.ts';
import { addMessages } from './sql-add-messages.ts';

/** What belongs to the particular database. */
export interface ArchiveEngine {
  readonly inTransaction: InTransaction;
  /** Whether others write at the same time. */
  readonly locksRows: boolean;
  /** The rows of a query as they are at one moment. Holds few of them at a time. */
  readonly stream: <Row>(query: RowQuery<Row>) => AsyncIterable<Row>;
  readonly eraseTraces: MessageArchive['eraseTraces'];
}

export interface RowQuery<Row> extends Expression<Row> {
  stream(): AsyncIterable<Row>;
}

/** The message archive on any SQL database that Kysely speaks to. */
export function sqlMessageArchive(
  db: Kysely<DatabaseSchema>,
  { inTransaction, locksRows, stream, eraseTraces }: ArchiveEngine,
): MessageArchive {
  return {
    everything: () => gathered(stream(everyRow(db))),
    add: (messages) => inTransaction((transaction) => addMessages(transaction, messages)),
    listExpired: async (before, most) => {
      const rows = await db
        .selectFrom('contact_messages')
        .select('id')
        .where('received_at', '<', moment(before))
        .where(hasNoNotificationWaiting)
        .orderBy('received_at')
        .orderBy('id')
        .limit(most)
        .execute();
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return [];
      const notifications = await db
        .selectFrom('notifications')
        .select(['id', 'state', 'message_id'])
        .where('message_id', 'in', ids)
        .execute();
      const notificationsOf = Map.groupBy(notifications, (notification) => notification.message_id);
      return ids.map((id) => ({
        id,
        notifications: (notificationsOf.get(id) ?? []).map((notification) => ({
          id: notification.id,
          state: notification.state,
        })),
      }));
    },
    deleteExpired: async (ids, before) => {
      if (ids.length === 0) return [];
      const rows = await inTransaction(async (transaction) => {
        // Or one could be told to go out again between the look and the end of its message.
        if (locksRows) await lockNotifications(transaction, ids);
        return transaction
          .deleteFrom('contact_messages')
          .where('id', 'in', ids)
          .where('received_at', '<', moment(before))
          .where(hasNoNotificationWaiting)
          .returning('id')
          .execute();
      });
      return rows.map(({ id }) => id);
    },
    eraseTraces,
  };
}

/** Found once for all messages: few notifications wait, and none of them for long. */
function hasNoNotificationWaiting(
  expression: ExpressionBuilder<DatabaseSchema, 'contact_messages'>,
) {
  return expression(
    'contact_messages.id',
    'not in',
    expression.selectFrom('notifications').select('message_id').where('state', '=', 'waiting'),
  );
}

async function lockNotifications(
  transaction: Transaction<DatabaseSchema>,
  messageIds: readonly string[],
): Promise<void> {
  await transaction
    .selectFrom('notifications')
    .select('id')
    .where('message_id', 'in', messageIds)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * One statement, so that all rows are of one moment, whoever writes meanwhile; and in the order of
 * keys, so that the database need not sort words in a file of its own.
 */
function everyRow(db: Kysely<DatabaseSchema>) {
  return db
    .selectFrom('contact_messages as m')
    .leftJoin('notifications as l', 'l.message_id', 'm.id')
    .select(['m.id', 'm.received_at', 'm.page', 'm.spam_signs', 'm.content_key'])
    .select(contactFieldNames.map((field) => `m.${field}` as const))
    .select(['l.id as notification_id', 'l.kind', 'l.state', 'l.attempts', 'l.next_attempt_at'])
    .select(['l.sent_at', 'l.last_problem', 'l.mailbox'])
    .orderBy('m.id')
    .orderBy(kindOrder);
}

type Row = InferResult<ReturnType<typeof everyRow>>[number];

async function* gathered(rows: AsyncIterable<Row>): AsyncGenerator<ArchivedMessage> {
  let message: ArchivedMessage | undefined;
  let notifications: ArchivedNotification[] = [];
  for await (const row of rows) {
    if (row.id !== message?.id) {
      if (message !== undefined) yield message;
      notifications = [];
      message = {
        ...storedMessage(row),
        spamSigns: writtenSigns(row.spam_signs),
        contentKey: row.content_key ?? undefined,
        notifications,
      };
    }
    const { notification_id: id, kind, state, attempts, next_attempt_at } = row;
    if (id === null || kind === null || state === null) continue;
    if (attempts === null || next_attempt_at === null) continue;
    const { sent_at, last_problem, mailbox } = row;
    const columns = { id, message_id: row.id, kind, state, attempts, next_attempt_at };
    const notification = storedNotification({ ...columns, sent_at, last_problem, mailbox });
    notifications.push({ ...notification, mailbox: mailbox ?? undefined });
  }
  if (message !== undefined) yield message;
}
