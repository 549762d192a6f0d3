import { sql, type RawBuilder } from 'kysely';
import type {
  Claim,
  ClaimedNotification,
  NotificationQueue,
} from '../notifications/notification-queue.ts';
import { maxWait } from '../notifications/retry-schedule.ts';
import { budgetLock, moment, type SqlEngine } from './database-schema.ts';
import { storedMessage, type MessageRow } from './stored-message.ts';

export function sqlNotificationQueue(engine: SqlEngine): NotificationQueue {
  const { db, inTransaction } = engine;
  const record = async (ids: readonly string[], values: RawBuilder<unknown>) => {
    await inTransaction((transaction) =>
      sql`update notifications set ${values}, claimed_at = null
        where id in (${sql.join(ids)})`.execute(transaction),
    );
  };
  return {
    claimDue: (claim) => claimDue(engine, claim),
    renewClaims: async (ids, leaseUntil) => {
      await sql`update notifications set next_attempt_at = ${moment(leaseUntil)}
        where id in (${sql.join(ids)}) and claimed_at is not null`.execute(db);
    },
    recordSent: (ids, sentAt) =>
      record(ids, sql`state = 'sent', sent_at = ${moment(sentAt)}, last_problem = null`),
    recordRetry: (ids, nextAttemptAt, problem) =>
      record(ids, sql`next_attempt_at = ${moment(nextAttemptAt)}, last_problem = ${problem}`),
    recordGivenUp: (ids, problem) =>
      record(ids, sql`state = 'given-up', last_problem = ${problem}`),
    retryNow: async (messageId, now) => {
      const { numAffectedRows } = await sql`
        update notifications set state = 'waiting', attempts = 0, claimed_at = null,
          next_attempt_at = ${moment(now)},
          kind = case when kind = 'digest' then 'inquiry' else kind end
        where message_id = ${messageId} and state != 'sent'`.execute(db);
      return Number(numAffectedRows);
    },
  };
}

/** Claiming moves the due time to the end of the lease. No lock is taken while nothing is due. */
async function claimDue(
  { db, inTransaction, isShared }: SqlEngine,
  { kind, now, leaseUntil, limit }: Claim,
): Promise<readonly ClaimedNotification[]> {
  const isDue = sql`n.state = 'waiting' and n.kind = ${kind}
    and (n.next_attempt_at <= ${moment(now)} or n.next_attempt_at > ${moment(now + maxWait)})`;
  const first = await sql`select 1 from notifications n where ${isDue} limit 1`.execute(db);
  if (first.rows.length === 0) return [];
  return inTransaction(async (transaction) => {
    // One server claims the whole digest, or there would be several.
    if (isShared && kind === 'digest') {
      await sql`select pg_advisory_xact_lock(${budgetLock})`.execute(transaction);
    }
    const { rows } = await sql<MessageRow & { notification_id: string; attempts: number }>`
      select due.id as notification_id, due.attempts, m.* from (
        select * from notifications n where ${isDue} order by next_attempt_at, id limit ${limit}
        ${isShared ? sql`for update skip locked` : sql``}
      ) due join messages m on m.id = due.message_id`.execute(transaction);
    if (rows.length === 0) return [];
    const ids = sql.join(rows.map((row) => row.notification_id));
    await sql`update notifications set next_attempt_at = ${moment(leaseUntil)},
      claimed_at = ${moment(now)}, attempts = attempts + 1 where id in (${ids})`.execute(
      transaction,
    );
    return rows.map((row) => ({
      ...{ id: row.notification_id, kind, attempts: row.attempts + 1 },
      message: storedMessage(row),
    }));
  });
}
