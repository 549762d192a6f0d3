import type { ExpressionBuilder, Kysely } from 'kysely';
import type { NotificationKind } from '../contact/notification.ts';
import type { Claim, NotificationQueue } from '../notifications/notification-queue.ts';
import { maxWait } from '../notifications/retry-schedule.ts';
import type { DatabaseSchema } from './database-schema.ts';
import type { InTransaction } from './group-commit.ts';
import { moment, storedMessage } from './rows.ts';

/**
 * The notification queue on any SQL database that Kysely speaks to. How transactions are made belongs to
 * the particular database, and is handed in; and whether others write at the same time, `locksRows`.
 */
export function sqlNotificationQueue(
  db: Kysely<DatabaseSchema>,
  inTransaction: InTransaction,
  { locksRows } = { locksRows: false },
): NotificationQueue {
  const record = (notificationId: string, values: Partial<DatabaseSchema['notifications']>) =>
    inTransaction((transaction) =>
      transaction
        .updateTable('notifications')
        .set({ ...values, claimed_at: null })
        .where('id', '=', notificationId)
        .execute(),
    );
  return {
    claimDue: (claim) => claimDue(db, inTransaction, claim, locksRows),
    recordSent: async (notificationId, sentAt) => {
      await record(notificationId, { state: 'sent', sent_at: moment(sentAt), last_problem: null });
    },
    recordRetry: async (notificationId, nextAttemptAt, problem) => {
      await record(notificationId, {
        next_attempt_at: moment(nextAttemptAt),
        last_problem: problem,
      });
    },
    recordGivenUp: async (notificationId, problem) => {
      await record(notificationId, { state: 'given-up', last_problem: problem });
    },
    retryNow: async (messageId, now) => {
      const { numUpdatedRows } = await db
        .updateTable('notifications')
        .set({ state: 'waiting', attempts: 0, next_attempt_at: moment(now), claimed_at: null })
        .where('message_id', '=', messageId)
        .where('state', '!=', 'sent')
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
    countGivenUp: async () => {
      const { count } = await db
        .selectFrom('notifications')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('state', '=', 'given-up')
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}

/**
 * Claiming is moving the due time ahead. Where others write at the same time, those that one of them is
 * claiming are passed over. Nothing is locked where nothing is due, which is nearly always.
 */
async function claimDue<Kind extends NotificationKind>(
  db: Kysely<DatabaseSchema>,
  inTransaction: InTransaction,
  { kinds, now, leaseUntil, limit }: Claim<Kind>,
  locksRows: boolean,
) {
  const isDue = (notification: ExpressionBuilder<DatabaseSchema, 'notifications'>) =>
    notification.and([
      notification('state', '=', 'waiting'),
      notification('kind', 'in', kinds),
      notification.or([
        notification('next_attempt_at', '<=', moment(now)),
        notification('next_attempt_at', '>', moment(now + maxWait)),
      ]),
    ]);
  const first = await db.selectFrom('notifications').select('id').where(isDue).limit(1).execute();
  if (first.length === 0) return [];
  return inTransaction(async (transaction) => {
    const due = transaction
      .selectFrom('notifications')
      .select('id')
      .where(isDue)
      .orderBy('next_attempt_at')
      .orderBy('id')
      .limit(limit);
    const ids = (await (locksRows ? due.forUpdate().skipLocked() : due).execute()).map(
      ({ id }) => id,
    );
    if (ids.length === 0) return [];
    const claimed = await transaction
      .updateTable('notifications')
      .set((expression) => ({
        next_attempt_at: moment(leaseUntil),
        claimed_at: moment(now),
        attempts: expression('attempts', '+', 1),
      }))
      .where('id', 'in', ids)
      .returning(['id', 'kind', 'attempts', 'message_id'])
      .execute();

    const messages = await transaction
      .selectFrom('contact_messages')
      .selectAll()
      .where(
        'id',
        'in',
        claimed.map((notification) => notification.message_id),
      )
      .execute();
    const messageById = new Map(messages.map((row) => [row.id, storedMessage(row)]));
    // In the order in which they were due, in which nobody has to update them.
    const place = new Map(ids.map((id, index) => [id, index]));
    claimed.sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
    return claimed.flatMap(({ id, attempts, message_id, ...notification }) => {
      const kind = kinds.find((one) => one === notification.kind);
      const message = messageById.get(message_id);
      return kind === undefined || message === undefined ? [] : [{ id, kind, attempts, message }];
    });
  });
}
