import { statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely, sql, SqliteDialect } from 'kysely';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import type { DatabaseSchema } from './database-schema.ts';
import { groupCommit, type InTransaction } from './group-commit.ts';
import { appCheckMigrations, migrate } from './migrate.ts';
import { makePrivateFolder } from './private-folder.ts';
import { moment } from './rows.ts';
import { sqlAppCheckRecords } from './sql-app-check-records.ts';
import { sqlDailyCounts } from './sql-daily-counts.ts';
import { sqlDeliveryRecords } from './sql-delivery-records.ts';
import { sqlNotificationQueue } from './sql-notification-queue.ts';
import { sqlMessageArchive } from './sql-message-archive.ts';
import { sqlMessageStore } from './sql-message-store.ts';
import { sqlReportCounts } from './sql-report-counts.ts';
import { openSqliteDatabase } from './sqlite-database.ts';
import type { Store } from './store.ts';

/**
 * Opens the embedded store, creating folder, file and tables where they are missing.
 * Throws `StoreUnavailable` where the file cannot be used, `NewerDatabase` where it comes from a
 * newer program, and the file system's own error where the folder cannot be made.
 */
export async function openSqliteStore(file: string): Promise<Store> {
  const folder = dirname(file);
  makePrivateFolder(folder);
  const database = openSqliteDatabase(file);
  const dialect = new SqliteDialect({ database });
  const db = new Kysely<DatabaseSchema>({ dialect });
  const takeWriteLock = async () => {
    await db.transaction().execute((transaction) => sql`select 1`.execute(transaction));
  };
  let uses: Kysely<DatabaseSchema>;
  try {
    await migrate(new Kysely<unknown>({ dialect }));
    // A database that is up to date and read-only would pass until the first message.
    await takeWriteLock();
    uses = await openAppCheckDatabase(join(folder, 'app-check.sqlite'));
  } catch (error) {
    database.close();
    throw error;
  }

  const inTransaction = groupCommit(db);
  const messages = sqlMessageStore(db, inTransaction, async () => {
    await takeWriteLock();
    if (freeBytes(folder) < leastFreeBytes) throw new StoreUnavailable('The disk is full');
  });

  const dailyCounts = sqlDailyCounts(db, withoutWaitForDisk(db));

  return {
    messages,
    archive: sqlMessageArchive(db, {
      inTransaction: (work) => db.transaction().execute(work),
      locksRows: false,
      stream: (query) => query.stream(),
    }),
    notifications: sqlNotificationQueue(db, inTransaction),
    async releaseClaims(now) {
      await db
        .updateTable('notifications')
        .set({ claimed_at: null, next_attempt_at: moment(now) })
        .where('state', '=', 'waiting')
        .where('claimed_at', 'is not', null)
        .execute();
    },
    dailyCounts,
    reportCounts: sqlReportCounts(db),
    deliveries: sqlDeliveryRecords(db),
    appCheck: sqlAppCheckRecords(uses, groupCommit(uses)),
    async close() {
      await dailyCounts.settle();
      await uses.destroy();
      await db.destroy();
    },
  };
}

/**
 * A commit that outlives the process, and reaches the disk with the next message: a message that comes
 * meanwhile does not wait for a disk that is busy with counts. They may be lost with the machine's power.
 */
function withoutWaitForDisk(db: Kysely<DatabaseSchema>): InTransaction {
  return (work) =>
    db.connection().execute(async (connection) => {
      await sql`pragma synchronous = normal`.execute(connection);
      try {
        return await connection.transaction().execute(work);
      } finally {
        await sql`pragma synchronous = full`.execute(connection);
      }
    });
}

/**
 * A file of its own, so that counting the uses of tokens waits neither for the disk nor for messages
 * that are being written. What it forgets with the machine's power makes a token good for a few calls
 * more; without it, pages earn new tokens.
 */
async function openAppCheckDatabase(file: string): Promise<Kysely<DatabaseSchema>> {
  const database = openSqliteDatabase(file, 'normal');
  const dialect = new SqliteDialect({ database });
  try {
    await migrate(new Kysely<unknown>({ dialect }), appCheckMigrations);
  } catch (error) {
    database.close();
    throw error;
  }
  return new Kysely<DatabaseSchema>({ dialect });
}

/** Room for a message of the largest size and SQLite's own files, many times over. */
const leastFreeBytes = 4 * 1024 * 1024;

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
