import { Kysely, PostgresDialect, sql, type Expression, type Transaction } from 'kysely';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import type { DatabaseSchema } from './database-schema.ts';
import { OlderDatabase } from './older-database.ts';
import { postgresPool, type PostgresPatience } from './postgres-pool.ts';
import { bringUpToDate, migrationLock, stateOfTables } from './postgres-tables.ts';
import { postgresTransactions, withoutWaitForDisk } from './postgres-transactions.ts';
import { sqlAppCheckRecords } from './sql-app-check-records.ts';
import { sqlDailyCounts } from './sql-daily-counts.ts';
import { sqlDeliveryRecords } from './sql-delivery-records.ts';
import { sqlNotificationQueue } from './sql-notification-queue.ts';
import { sqlMessageArchive } from './sql-message-archive.ts';
import { sqlMessageStore } from './sql-message-store.ts';
import { sqlReportCounts } from './sql-report-counts.ts';
import { sqlRequestLimits, type LimitTime } from './sql-request-limits.ts';
import type { Store } from './store.ts';

export interface PostgresOptions {
  readonly patience?: PostgresPatience;
  /** How long it waits, in milliseconds, for a server that brings the tables up to date. */
  readonly lockPatience?: number;
  readonly limitTime?: LimitTime;
}

/**
 * Opens the store in a PostgreSQL database that is there, creating tables where they are missing: for any
 * number of servers at once. Throws `StoreUnavailable` where the database cannot be used, and
 * `NewerDatabase` where it comes from a newer program.
 */
export async function openPostgresStore(url: URL, options: PostgresOptions = {}): Promise<Store> {
  const db = connected(url, options);
  return orClosed(db, async () => {
    // Where nothing is to be done, nobody who holds the lock is waited for.
    if ((await stateOfTables(db)) !== 'ours') await bringUpToDate(url, options.lockPatience);
    await checkWritable(db);
    return storeIn(db, options);
  });
}

/**
 * The same for whoever looks into it while others run it, and may take their time: changes no table.
 * `undefined` where no store was begun. Throws `OlderDatabase` where a newer program has not yet run.
 */
export async function lookIntoPostgresStore(url: URL): Promise<Store | undefined> {
  const options = { patience: { connect: 5000, statement: 60_000 } };
  const db = connected(url, options);
  return orClosed(db, async () => {
    const state = await stateOfTables(db);
    if (state === 'older') throw new OlderDatabase();
    if (state === 'ours') return storeIn(db, options);
    await db.destroy();
    return undefined;
  });
}

function connected(url: URL, { patience }: PostgresOptions): Kysely<DatabaseSchema> {
  return new Kysely({ dialect: new PostgresDialect({ pool: postgresPool(url, patience) }) });
}

async function orClosed<Result>(
  db: Kysely<DatabaseSchema>,
  open: () => Promise<Result>,
): Promise<Result> {
  try {
    return await open();
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

function storeIn(db: Kysely<DatabaseSchema>, { limitTime }: PostgresOptions): Store {
  const inTransaction = postgresTransactions(db);
  const dailyCounts = sqlDailyCounts(db, withoutWaitForDisk(db));
  const limits = sqlRequestLimits(db, limitTime);
  return {
    messages: sqlMessageStore(db, inTransaction, () => checkWritable(db), lockBudget),
    archive: sqlMessageArchive(db, {
      inTransaction,
      locksRows: true,
      stream: (query) => streamed(db, query),
    }),
    notifications: sqlNotificationQueue(db, inTransaction, { locksRows: true }),
    dailyCounts,
    reportCounts: sqlReportCounts(db),
    deliveries: sqlDeliveryRecords(db),
    appCheck: sqlAppCheckRecords(db, withoutWaitForDisk(db), { locksRows: true }),
    limits,
    async close() {
      limits.stop();
      await dailyCounts.settle();
      await db.destroy();
    },
  };
}

/** Any number that nobody else in the database has chosen. */
const budgetLock = migrationLock + 1;

/**
 * Whether it takes writes at all, which a copy that follows another does not. A full disk is not foreseen:
 * it is the whole server's, which says so when it writes.
 */
async function checkWritable(db: Kysely<DatabaseSchema>): Promise<void> {
  const { rows } = await sql<{ readonly: string }>`
    select current_setting('transaction_read_only') as readonly`.execute(db);
  if (rows[0]?.readonly !== 'off') throw new StoreUnavailable('PostgreSQL: it is read-only');
}

/** One lock for all: a lock per mailbox would let two servers pass the limit for all visitors. */
async function lockBudget(transaction: Transaction<DatabaseSchema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${budgetLock})`.execute(transaction);
}

/** The rows of a query as of one moment, few at a time; and whoever takes them may take their time. */
async function* streamed<Row>(
  db: Kysely<DatabaseSchema>,
  query: Expression<Row>,
): AsyncGenerator<Row> {
  const transaction = await db.startTransaction().execute();
  try {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    await sql`declare everything no scroll cursor for ${query}`.execute(transaction);
    for (;;) {
      const { rows } = await sql<Row>`fetch 200 from everything`.execute(transaction);
      if (rows.length === 0) return;
      yield* rows;
    }
  } finally {
    await transaction.rollback().execute();
  }
}
