import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, sql, SqliteDialect } from 'kysely';
import type { AppCheckRecords, LetterQueue, MessageStore } from '../contact/ports.ts';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import type { DatabaseSchema } from './database-schema.ts';
import { migrate } from './migrate.ts';
import { makePrivateFolder } from './private-folder.ts';
import { sqlAppCheckRecords } from './sql-app-check-records.ts';
import { sqlLetterQueue } from './sql-letter-queue.ts';
import { sqlMessageStore } from './sql-message-store.ts';
import { openSqliteDatabase } from './sqlite-database.ts';

export interface Store {
  readonly messages: MessageStore;
  readonly letters: LetterQueue;
  readonly appCheck: AppCheckRecords;
  close(): Promise<void>;
}

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
  try {
    await migrate(new Kysely<unknown>({ dialect }));
    // A database that is up to date and read-only would pass until the first message.
    await takeWriteLock();
  } catch (error) {
    database.close();
    throw error;
  }

  // A second connection, so that a call waits for the disk once: what it counts beside its message
  // may be lost with the machine's power, and a token is then good for a few calls more.
  const quick = new Kysely<DatabaseSchema>({
    dialect: new SqliteDialect({ database: openSqliteDatabase(file, 'normal') }),
  });
  const messages = sqlMessageStore(db, async () => {
    await takeWriteLock();
    if (freeBytes(folder) < leastFreeBytes) throw new StoreUnavailable('The disk is full');
  });

  return {
    messages: {
      ...messages,
      async delete(id) {
        const wasThere = await messages.delete(id);
        // Until then its words stand in the log beside the database.
        if (wasThere) await sql`pragma wal_checkpoint(truncate)`.execute(db);
        return wasThere;
      },
    },
    letters: sqlLetterQueue(db),
    appCheck: sqlAppCheckRecords(quick),
    async close() {
      await quick.destroy();
      await db.destroy();
    },
  };
}

/** Room for a message of the largest size and SQLite's own files, many times over. */
const leastFreeBytes = 4 * 1024 * 1024;

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
