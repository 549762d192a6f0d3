import { closeSync, openSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { StoreUnavailable } from '../contact/store-unavailable.ts';

/**
 * `full`: a commit is on disk when it returns, through a crash of the machine too. `normal`: it
 * survives the end of the process, and may be lost with the machine's power.
 */
export type Durability = 'full' | 'normal';

/**
 * Opens the file, creating it where there is none, and makes Node's own SQLite look like the driver
 * that Kysely's `SqliteDialect` expects. Statements throw `StoreUnavailable` when the database
 * cannot be used, with SQLite's error as the cause.
 */
export function openSqliteDatabase(file: string, durability: Durability = 'full'): SqliteDatabase {
  // For the owner alone: it holds what visitors wrote. SQLite gives its other files the same mode.
  closeSync(openSync(file, 'a', 0o600));
  const database = asUnavailable(() => new DatabaseSync(file, { timeout: lockTimeout }));
  asUnavailable(() => {
    database.exec('pragma journal_mode = wal; pragma foreign_keys = on');
    database.exec(`pragma synchronous = ${durability}`);
    // What is deleted is overwritten, not only forgotten.
    database.exec('pragma secure_delete = on');
    // Begins the log beside the file, unless it is there.
    database.exec('select count(*) from sqlite_schema');
  });
  const opened = fileIdentities(file);
  const checkInPlace = () => {
    if (fileIdentities(file) === opened) return;
    throw new StoreUnavailable(
      `The database file ${JSON.stringify(file)}, or its -wal or -shm, was moved or deleted while in use: put it back and restart`,
    );
  };
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      // Rolled back by SQLite itself, as on a full disk: asking again would hide the first error.
      if (sql === 'rollback' && !database.isTransaction) return nothing;
      if (sql === 'begin') checkInPlace();
      const known = prepared.get(sql);
      if (known !== undefined) return known;
      const written = statement(database, sql === 'begin' ? beginToWrite : sql);
      // Where the file went meanwhile, what was committed may be nowhere.
      const fresh = sql === 'commit' ? followedBy(checkInPlace, written) : written;
      if (prepared.size === mostPrepared) prepared.clear();
      prepared.set(sql, fresh);
      return fresh;
    },
  };
}

/**
 * How long to wait for another process (`npm run messages`) to let go of the database, in
 * milliseconds. Short, because the wait holds up this whole process, and long beside the few
 * milliseconds that any of ours holds it.
 */
export const lockTimeout = 250;

/** Statements are few, and each is prepared once; only lists of values make many of one. */
const mostPrepared = 100;

/** Takes the lock at once: a transaction that reads first and writes later could fail in between. */
const beginToWrite = 'begin immediate';

const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

function statement(database: DatabaseSync, sql: string): SqliteStatement {
  const prepared = asUnavailable(() => database.prepare(sql));
  return {
    reader: prepared.columns().length > 0,
    all: (parameters) => asUnavailable(() => prepared.all(...parameters.map(sqlValue))),
    run: (parameters) => asUnavailable(() => prepared.run(...parameters.map(sqlValue))),
    *iterate(parameters) {
      const rows = asUnavailable(() => prepared.iterate(...parameters.map(sqlValue)));
      // Each row is read when it is asked for, and may fail as the first may.
      try {
        for (;;) {
          const row = asUnavailable(() => rows.next());
          if (row.done === true) return;
          yield row.value;
        }
      } finally {
        rows.return?.();
      }
    },
  };
}

function followedBy(check: () => void, statement: SqliteStatement): SqliteStatement {
  return {
    ...statement,
    run(parameters) {
      const result = statement.run(parameters);
      check();
      return result;
    },
  };
}

type SqlValue = string | number | bigint | null;

function sqlValue(value: unknown): SqlValue {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  throw new TypeError(`SQLite cannot keep a value of type ${typeof value}`);
}

function asUnavailable<Result>(use: () => Result): Result {
  try {
    return use();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code !== 'ERR_SQLITE_ERROR' && error.code !== 'ERR_INVALID_STATE') throw error;
    throw new StoreUnavailable(`SQLite: ${error.message}`, { cause: error });
  }
}

/**
 * SQLite writes on into a deleted file without a word, and every message in it would be lost. The newest
 * stand in the log, which only the last program to close the database removes; without the log's index
 * another program would take the log for its own.
 */
function fileIdentities(file: string): string {
  const identities = ['', '-wal', '-shm'].map((end) => {
    const stats = statSync(file + end, { bigint: true, throwIfNoEntry: false });
    return stats === undefined ? 'none' : `${stats.dev}:${stats.ino}`;
  });
  return identities.join();
}
