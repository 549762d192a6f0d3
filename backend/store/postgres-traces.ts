import { sql, type Kysely } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import { codeOf, postgresPatience } from './postgres-pool.ts';
import { beside, lockNotAvailable } from './postgres-tables.ts';

/**
 * Gives the room of what was removed free, for other rows to be written over it. `false` where somebody
 * still reads the database as it was before: what they could see is left alone until they end. What
 * PostgreSQL keeps besides, such as its own log, and copies of that, is its administrator's.
 */
export async function erasePostgresTraces(url: URL): Promise<boolean> {
  // A large table takes its time, of which no visitor's connection is a part.
  const patience = { ...postgresPatience, statement: 0, lock: postgresPatience.statement };
  return beside(url, patience, async (db) => {
    try {
      const isFree = await haveReadersLeft(db);
      // However few there are: an index holds the mailbox of a notification.
      await sql`vacuum (index_cleanup on) contact_messages, notifications`.execute(db);
      return isFree;
    } catch (error) {
      if (error instanceof StoreUnavailable && inTheWay.includes(codeOf(error.cause))) return false;
      throw error;
    }
  });
}

/** Somebody holds the table, or an administrator has ended the work. */
const inTheWay = [lockNotAvailable, '57014'];

/** Whether all who could see what was removed before this call have ended, for which it waits a moment. */
async function haveReadersLeft(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ now: string }>`
    select pg_current_xact_id()::xid::text as now`.execute(db);
  const now = rows[0]?.now ?? '';
  for (let looksLeft = 10; ; looksLeft--) {
    if (!(await isSeenSince(db, now))) return true;
    if (looksLeft === 0) return false;
    // Transactions of ours are over within milliseconds.
    await pause(20);
  }
}

/**
 * Whether a session, a copy that follows, a place that is kept for one, or a transaction that was prepared
 * holds on to rows that were removed before the transaction `now`.
 */
async function isSeenSince(db: Kysely<unknown>, now: string): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select exists (
      select from (
        select backend_xmin as oldest from pg_stat_activity
          where pid <> pg_backend_pid() and (datid is null or datname = current_database())
        union all select backend_xid from pg_stat_activity
          where pid <> pg_backend_pid() and datname = current_database()
        union all select backend_xmin from pg_stat_replication
        union all select xmin from pg_replication_slots
        union all select transaction from pg_prepared_xacts where database = current_database()
      ) as readers
      where age(oldest) > age(${now}::text::xid)
    ) as held`.execute(db);
  return rows[0]?.held !== false;
}
