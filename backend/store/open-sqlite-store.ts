import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, sql, SqliteDialect } from 'kysely';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import { makePrivateFolder } from './lock-folder.ts';
import { groupCommit } from './group-commit.ts';
import { prepareDatabase, type DatabaseSchema } from './database-schema.ts';
import type { InTransaction } from './sql-engine.ts';
import { sqlStore } from './sql-store.ts';
import { openSqliteDatabase } from './sqlite-database.ts';
import type { Store } from './store.ts';

/**
 * Opens the embedded store, and creates folder, file and tables where they are missing. Throws
 * `StoreUnavailable` if the file cannot be used, `WrongDatabaseVersion`, and the file system's error
 * if the folder cannot be created.
 */
export async function openSqliteStore(file: string): Promise<Store> {
  const folder = dirname(file);
  makePrivateFolder(folder);
  const database = openSqliteDatabase(file);
  const db = new Kysely<DatabaseSchema>({ dialect: new SqliteDialect({ database }) });
  try {
    await prepareDatabase(db, 'sqlite');
  } catch (error) {
    database.close();
    throw error;
  }
  const store = sqlStore({
    db,
    inTransaction: groupCommit((work) => db.transaction().execute(work)),
    inQuickTransaction: groupCommit(withoutDiskWait(db)),
    isShared: false,
  });
  /**
   * Deletes, then empties the log, which still has the deleted text. SQLite skips that while another
   * program reads.
   */
  async function thenEmptyLog<Result>(deletion: Promise<Result>): Promise<Result> {
    const result = await deletion;
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    return result;
  }
  const { messages } = store;
  return {
    ...store,
    async checkWritable() {
      // Takes the write lock.
      await db.transaction().execute((transaction) => sql`select 1`.execute(transaction));
      if (freeBytes(folder) < minFreeBytes) throw new StoreUnavailable('The disk is full');
    },
    messages: {
      ...messages,
      delete: (id) => thenEmptyLog(messages.delete(id)),
      deleteExpired: (before, limit) => thenEmptyLog(messages.deleteExpired(before, limit)),
    },
  };
}

/**
 * A commit that survives the end of the process and reaches the disk with the next message, so that
 * messages do not wait for counts. A power failure may lose it.
 */
function withoutDiskWait(db: Kysely<DatabaseSchema>): InTransaction {
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

/** Enough for a message of the largest size and SQLite's own files. */
const minFreeBytes = 4 * 1024 * 1024;

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
