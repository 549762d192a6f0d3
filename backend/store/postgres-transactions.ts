import { sql, type Kysely } from 'kysely';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import type { DatabaseSchema } from './database-schema.ts';
import type { InTransaction } from './group-commit.ts';
import { codeOf } from './postgres-pool.ts';

/**
 * Each piece of work in a transaction of its own, on a connection of its own: PostgreSQL has those that
 * commit at one moment share the wait for the disk by itself, and two servers that put the same messages
 * into larger transactions would wait for each other. Work that came into another's way is done again.
 */
export function postgresTransactions(db: Kysely<DatabaseSchema>): InTransaction {
  return async (work) => {
    for (let triesLeft = 3; ; triesLeft--) {
      try {
        return await db.transaction().execute(work);
      } catch (error) {
        if (triesLeft === 0 || !wasInTheWay(error)) throw error;
      }
    }
  };
}

/**
 * The same for what may be lost with the power of the database's machine, and nothing else: it is
 * answered before it is on the disk.
 */
export function withoutWaitForDisk(db: Kysely<DatabaseSchema>): InTransaction {
  const inTransaction = postgresTransactions(db);
  return (work) =>
    inTransaction(async (transaction) => {
      await sql`set local synchronous_commit = off`.execute(transaction);
      return work(transaction);
    });
}

/** A deadlock, or two that could not have happened one after the other. */
function wasInTheWay(error: unknown): boolean {
  return error instanceof StoreUnavailable && ['40P01', '40001'].includes(codeOf(error.cause));
}
