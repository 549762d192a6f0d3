import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, sql, SqliteDialect, type SqliteDatabase } from 'kysely';
import type { MessageWithNotifications } from '../contact/message-store.ts';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import { makePrivateFolder } from './lock-folder.ts';
import { prepareDatabase, type InTransaction } from './database-schema.ts';
import { sqlStore } from './sql-store.ts';
import { damageText, openSqliteDatabase, groupCommit } from './sqlite-database.ts';
import { isDamage, isDiskProblem } from './sqlite-errors.ts';
import type { Store } from './store.ts';

/**
 * Opens the embedded store. Throws `StoreUnavailable`, `WrongDatabaseVersion`, and the file system's error if the
 * folder cannot be created. While the disk is full or the database damaged, it returns the store all the same:
 * each use of it tries to open the database again, and throws.
 */
export async function openSqliteStore(file: string): Promise<Store> {
  const folder = dirname(file);
  makePrivateFolder(folder);
  /** Once set, no message is saved: it might not be readable later. */
  let damage: StoreUnavailable | undefined;
  const db = new Kysely<unknown>({
    // Kysely opens it at the first use, and at the next one again if that throws.
    dialect: new SqliteDialect({ database: () => openPrepared(file) }),
    log(event) {
      const error = event.level === 'error' ? event.error : undefined;
      if (error instanceof StoreUnavailable && isDamage(error)) damage = error;
    },
  });
  const checkUndamaged = () => {
    if (damage !== undefined) throw damage;
  };
  try {
    await db.connection().execute(() => Promise.resolve());
  } catch (error) {
    if (!isDiskProblem(error)) throw error;
  }
  const store = sqlStore({
    db,
    inTransaction: groupCommit((work) => db.transaction().execute(work)),
    inQuickTransaction: groupCommit(withoutDiskWait(db)),
    isShared: false,
  });
  /** The log still has the deleted text. SQLite skips emptying it while another program reads. */
  async function thenEmptyLog<Result>(deletion: Promise<Result>): Promise<Result> {
    const result = await deletion;
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    return result;
  }
  const { messages } = store;
  return {
    ...store,
    async checkIntact() {
      // Takes 0.3 s for 100,000 messages. `integrity_check` would take several times as long.
      const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
      const [{ quick_check: problem } = { quick_check: 'ok' }] = rows;
      if (problem !== 'ok') damage = new StoreUnavailable(`SQLite: ${damageText(problem)}`);
      checkUndamaged();
    },
    async listReadable() {
      // The index has the ids also where a page of the messages is damaged.
      const { rows } = await sql<{ id: string }>`
        select id from messages order by received_at desc, id desc`.execute(db);
      const readable: MessageWithNotifications[] = [];
      for (const { id } of rows) {
        const message = await messages.get(id).catch((error: unknown) => {
          if (!isDamage(error)) throw error;
        });
        if (message !== undefined) readable.push(message);
      }
      return readable;
    },
    async checkWritable() {
      checkUndamaged();
      // Takes the write lock.
      await db.transaction().execute((transaction) => sql`select 1`.execute(transaction));
      const { bavail, bsize } = statfsSync(folder);
      if (bavail * bsize < minFreeBytes) throw new StoreUnavailable('The disk is full');
    },
    messages: {
      ...messages,
      async save(message) {
        checkUndamaged();
        return messages.save(message);
      },
      delete: (id) => thenEmptyLog(messages.delete(id)),
      deleteExpired: (before, limit) => thenEmptyLog(messages.deleteExpired(before, limit)),
    },
  };
}

async function openPrepared(file: string): Promise<SqliteDatabase> {
  const database = openSqliteDatabase(file);
  try {
    const dialect = new SqliteDialect({ database });
    await prepareDatabase(new Kysely<unknown>({ dialect }), 'sqlite');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Reaches the disk with the next message, so that messages do not wait for counts. A power failure may lose it.
 */
function withoutDiskWait(db: Kysely<unknown>): InTransaction {
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
