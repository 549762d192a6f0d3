import { sql, type ExpressionBuilder } from 'kysely';
import type { NotificationKind } from '../contact/notification.ts';
import type { Claim, NotificationQueue } from '../notifications/notification-queue.ts';
import { maxWait } from '../notifications/retry-schedule.ts';
import { moment, storedMessage } from './stored-message.ts';
import { budgetLock, type DatabaseSchema } from './database-schema.ts';
import type { SqlEngine } from './sql-engine.ts';

export function sqlNotificationQueue(engine: SqlEngine): NotificationQueue {
  const { db, inTransaction } = engine;
  const record = (notificationId: string, values: Partial<DatabaseSchema['notifications']>) =>
    inTransaction((transaction) =>
      transaction
        .updateTable('notifications')
        .set({ ...values, claimed_at: null })
        .where('id', '=', notificationId)
        .execute(),
    );
  return {
    claimDue: (claim) => claimDue(engine, claim),
    renewClaim: async (notificationId, leaseUntil) => {
      await db
        .updateTable('notifications')
        .set({ next_attempt_at: moment(leaseUntil) })
        .where('id', '=', notificationId)
        .where('claimed_at', 'is not', null)
        .execute();
    },
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
        .set({ kind: sql`case when kind = 'digest' then 'inquiry' else kind end` })
        .where('message_id', '=', messageId)
        .where('state', '!=', 'sent')
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  };
}

/**
 * Claiming moves the due time to the end of the lease. Rows that another server is claiming are
 * skipped. No lock is taken while nothing is due, which is most of the time.
 */
async function claimDue<Kind extends NotificationKind>(
  { db, inTransaction, isShared }: SqlEngine,
  { kinds, now, leaseUntil, limit }: Claim<Kind>,
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
    // One server claims the whole digest, or there would be several.
    if (isShared && kinds.some((kind) => kind === 'digest')) {
      await sql`select pg_advisory_xact_lock(${budgetLock})`.execute(transaction);
    }
    const due = transaction
      .selectFrom('notifications')
      .select(['id', 'kind', 'attempts', 'message_id'])
      .where(isDue)
      .orderBy('next_attempt_at')
      .orderBy('id')
      .limit(limit);
    const rows = await (isShared ? due.forUpdate().skipLocked() : due).execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    // The rows are locked until the commit, so their new values are known.
    await transaction
      .updateTable('notifications')
      .set((expression) => ({
        next_attempt_at: moment(leaseUntil),
        claimed_at: moment(now),
        attempts: expression('attempts', '+', 1),
      }))
      .where('id', 'in', ids)
      .execute();

    const messages = await transaction
      .selectFrom('messages')
      .selectAll()
      .where(
        'id',
        'in',
        rows.map(({ message_id }) => message_id),
      )
      .execute();
    const messageById = new Map(messages.map((row) => [row.id, storedMessage(row)]));
    return rows.flatMap((row) => {
      const kind = kinds.find((one) => one === row.kind);
      const message = messageById.get(row.message_id);
      if (kind === undefined || message === undefined) return [];
      return [{ id: row.id, kind, attempts: row.attempts + 1, message }];
    });
  });
}
