import { Kysely, PostgresDialect, sql } from 'kysely';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import { codeOf, postgresPool, type PostgresTimeouts } from './postgres-pool.ts';
import { prepareDatabase, type InTransaction } from './database-schema.ts';
import { sqlStore } from './sql-store.ts';
import type { Store } from './store.ts';

/** Any number of servers may share it. Throws `StoreUnavailable` and `WrongDatabaseVersion`. */
export async function openPostgresStore(url: URL, timeouts?: PostgresTimeouts): Promise<Store> {
  const pool = postgresPool(url, timeouts);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const inTransaction = retriedTransactions(db);
  try {
    await checkWritable(db);
    await prepareDatabase(db, 'postgres');
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const store = sqlStore({ db, inTransaction, inQuickTransaction: inTransaction, isShared: true });
  return { ...store, checkWritable: () => checkWritable(db) };
}

/** One transaction each: PostgreSQL groups commits itself. Repeats work that another transaction disturbed. */
function retriedTransactions(db: Kysely<unknown>): InTransaction {
  return async (work) => {
    for (let triesLeft = 3; ; triesLeft--) {
      try {
        return await db.transaction().execute(work);
      } catch (error) {
        const isDeadlock = error instanceof StoreUnavailable && codeOf(error.cause) === '40P01';
        if (triesLeft === 0 || !isDeadlock) throw error;
      }
    }
  };
}

async function checkWritable(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ readonly: string }>`
    select current_setting('transaction_read_only') as readonly`.execute(db);
  if (rows[0]?.readonly !== 'off') throw new StoreUnavailable('PostgreSQL: it is read-only');
}
