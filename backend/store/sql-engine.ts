import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from './database-schema.ts';

/** What SQLite and PostgreSQL do differently. */
export interface SqlEngine {
  readonly db: Kysely<DatabaseSchema>;
  /** What it commits is on disk when it resolves. */
  readonly inTransaction: InTransaction;
  /** For counts: a power failure may lose what it committed. */
  readonly inQuickTransaction: InTransaction;
  /** Whether other servers write at the same time, so that rows have to be locked. */
  readonly isShared: boolean;
}

/**
 * Runs work in a transaction and resolves once it is committed. The work may run again after a
 * rollback, so it must do nothing but talk to the database.
 */
export type InTransaction = <Result>(
  work: (transaction: Transaction<DatabaseSchema>) => Promise<Result>,
) => Promise<Result>;
