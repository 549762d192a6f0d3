import { mkdirSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, sql, SqliteDialect } from 'kysely';
import type { LetterQueue, MessageStore } from '../contact/ports.ts';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import type { DatabaseSchema } from './database-schema.ts';
import { migrate } from './migrate.ts';
import { sqlLetterQueue } from './sql-letter-queue.ts';
import { sqlMessageStore } from './sql-message-store.ts';
import { openSqliteDatabase } from './sqlite-database.ts';

export interface Store {
  readonly messages: MessageStore;
  readonly letters: LetterQueue;
  close(): Promise<void>;
}

/**
 * Opens the embedded store, creating folder, file and tables where they are missing.
 * Throws `StoreUnavailable` where the file cannot be used, `NewerDatabase` where it comes from a
 * newer program, and the file system's own error where the folder cannot be made.
 */
export async function openSqliteStore(file: string): Promise<Store> {
  const folder = dirname(file);
  // For the owner alone: it holds what visitors wrote.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
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

  return {
    messages: sqlMessageStore(db, async () => {
      await takeWriteLock();
      if (freeBytes(folder) < leastFreeBytes) throw new StoreUnavailable('The disk is full');
    }),
    letters: sqlLetterQueue(db),
    close: () => db.destroy(),
  };
}

/** Room for a message of the largest size and SQLite's own files, many times over. */
const leastFreeBytes = 4 * 1024 * 1024;

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
