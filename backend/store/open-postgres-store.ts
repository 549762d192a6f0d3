import { Kysely, PostgresDialect, sql, type Expression, type Transaction } from 'kysely';
import type { Clock } from '../contact/ports.ts';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import type { DatabaseSchema } from './database-schema.ts';
import { migrate, postgresMigrations } from './migrate.ts';
import { postgresPatience, postgresPool, type PostgresPatience } from './postgres-pool.ts';
import { postgresTransactions, withoutWaitForDisk } from './postgres-transactions.ts';
import { sqlAppCheckRecords } from './sql-app-check-records.ts';
import { sqlDailyCounts } from './sql-daily-counts.ts';
import { sqlDeliveryRecords } from './sql-delivery-records.ts';
import { sqlLetterQueue } from './sql-letter-queue.ts';
import { sqlMessageArchive } from './sql-message-archive.ts';
import { sqlMessageStore } from './sql-message-store.ts';
import { sqlReportCounts } from './sql-report-counts.ts';
import { sqlRequestLimits } from './sql-request-limits.ts';
import { sqlSentReports } from './sql-sent-reports.ts';
import type { Store } from './store.ts';

/**
 * Opens the store in a PostgreSQL database that is there, creating tables where they are missing: for any
 * number of servers at once. Throws `StoreUnavailable` where the database cannot be used, and
 * `NewerDatabase` where it comes from a newer program.
 */
export async function openPostgresStore(
  url: URL,
  clock: Clock = Date.now,
  patience?: PostgresPatience,
): Promise<Store> {
  await bringUpToDate(url);
  const db = new Kysely<DatabaseSchema>({
    dialect: new PostgresDialect({ pool: postgresPool(url, patience) }),
  });
  const inTransaction = postgresTransactions(db);
  const dailyCounts = sqlDailyCounts(db, withoutWaitForDisk(db));
  const limits = sqlRequestLimits(db, clock);
  return {
    messages: sqlMessageStore(db, inTransaction, () => checkWritable(db), takeMailbox),
    archive: sqlMessageArchive(db, {
      inTransaction,
      locksRows: true,
      stream: (query) => streamed(db, query),
      eraseTraces: () => eraseTraces(db),
    }),
    letters: sqlLetterQueue(db, inTransaction, { locksRows: true }),
    dailyCounts,
    reportCounts: sqlReportCounts(db),
    deliveries: sqlDeliveryRecords(db),
    sentReports: sqlSentReports(db, (work) => unlessUnderWay(db, work)),
    appCheck: sqlAppCheckRecords(db, withoutWaitForDisk(db), { locksRows: true }),
    limits,
    async close() {
      limits.stop();
      await dailyCounts.settle();
      await db.destroy();
    },
  };
}

/** Under a lock that is this connection's, so that of servers that start together one makes the tables. */
async function bringUpToDate(url: URL): Promise<void> {
  const pool = postgresPool(url, { ...postgresPatience, statement: 0 }, 1);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${migrationLock})`.execute(connection);
      await migrate(connection, postgresMigrations);
    });
  } finally {
    await db.destroy();
  }
}

/** Any numbers that nobody else in the database has chosen. */
const migrationLock = 14_000_000_303;
const reportLock = migrationLock + 1;

/** Under a lock of the connection, which a server that ends in the middle of it leaves. */
function unlessUnderWay(db: Kysely<DatabaseSchema>, work: () => Promise<void>): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_lock(${reportLock}) as taken`.execute(connection);
    if (rows[0]?.taken !== true) return false;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${reportLock})`.execute(connection);
    }
    return true;
  });
}

/**
 * Whether it takes writes at all, which a copy that follows another does not. A full disk is not foreseen:
 * it is the whole server's, which says so when it writes.
 */
async function checkWritable(db: Kysely<DatabaseSchema>): Promise<void> {
  const { rows } = await sql<{ readonly: string }>`
    select current_setting('transaction_read_only') as readonly`.execute(db);
  if (rows[0]?.readonly !== 'off') throw new StoreUnavailable('PostgreSQL: it is read-only');
}

/** Until the transaction ends, nobody else counts or adds receipts of the mailbox. */
async function takeMailbox(transaction: Transaction<DatabaseSchema>, mailbox: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 0))`.execute(transaction);
}

/**
 * Gives the room of what was removed free, for other rows to be written over it. What PostgreSQL keeps
 * besides, such as its own log, and copies of that, is its administrator's.
 */
async function eraseTraces(db: Kysely<DatabaseSchema>): Promise<boolean> {
  await sql`vacuum contact_messages, letters`.execute(db);
  return true;
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
