import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import { isDamage } from './sqlite-errors.ts';

/**
 * Opens the file, or creates it, and adapts Node's SQLite to the driver interface of Kysely's
 * `SqliteDialect`. This and statements throw `StoreUnavailable` if the database cannot be used, with
 * SQLite's error as the cause.
 */
export function openSqliteDatabase(file: string): SqliteDatabase {
  orUnavailable(() => makePrivateFiles(file));
  const database = orUnavailable(() => new DatabaseSync(file, { timeout: lockTimeout }));
  try {
    // With `synchronous = full` a commit is on disk when it returns. `secure_delete` overwrites what
    // is deleted. The select creates the log beside the file.
    orUnavailable(() =>
      database.exec(`
        pragma journal_mode = wal;
        pragma foreign_keys = on;
        pragma synchronous = full;
        pragma secure_delete = on;
        select count(*) from sqlite_schema`),
    );
  } catch (error) {
    database.close();
    throw error;
  }
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
      // Some errors, such as a full disk, make SQLite roll back: a second rollback would hide the error.
      if (sql === 'rollback' && !database.isTransaction) return noStatement;
      if (sql === 'begin') orUnavailable(checkInPlace);
      const known = prepared.get(sql);
      if (known !== undefined) return known;
      const statement = prepare(database, sql === 'begin' ? beginToWrite : sql);
      if (prepared.size === maxPrepared) prepared.clear();
      prepared.set(sql, statement);
      return statement;
    },
  };
}

/** Readable by the owner only, also if copied here. SQLite gives the files that it creates the same mode. */
function makePrivateFiles(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const suffix of fileSuffixes) {
    const stats = statSync(file + suffix, { throwIfNoEntry: false });
    if (stats !== undefined && (stats.mode & 0o077) !== 0) chmodSync(file + suffix, 0o600);
  }
}

/** Of the database, its log and the index of the log. */
const fileSuffixes = ['', '-wal', '-shm'] as const;

/**
 * How long to wait for another process (`npm run messages`) that has the database locked, in
 * milliseconds. Short, because the wait blocks this whole process; ours hold it a few milliseconds.
 */
const lockTimeout = 250;

/** Most statements are the same every time; lists of values make new ones. */
const maxPrepared = 100;

/** Locks at once: a transaction that reads first and writes later could fail in between. */
const beginToWrite = 'begin immediate';

const noStatement: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  const prepared = orUnavailable(() => database.prepare(sql));
  return {
    reader: prepared.columns().length > 0,
    all: (parameters) => orUnavailable(() => prepared.all(...parameters.map(sqlValue))),
    run: (parameters) => orUnavailable(() => prepared.run(...parameters.map(sqlValue))),
    iterate: (parameters) => prepared.iterate(...parameters.map(sqlValue)),
  };
}

type SqlValue = string | number | bigint | null;

function sqlValue(value: unknown): SqlValue {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}`);
}

/** Runs what may throw an error of SQLite or of the file system. */
function orUnavailable<Result>(use: () => Result): Result {
  try {
    return use();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    const { code, message } = error;
    const isOfSqlite = code === 'ERR_SQLITE_ERROR' || code === 'ERR_INVALID_STATE';
    if (!isOfSqlite && !('syscall' in error)) throw error;
    const text = isDamage(error) ? damageText(message) : message;
    throw new StoreUnavailable(isOfSqlite ? `SQLite: ${text}` : text, { cause: error });
  }
}

/** Says what to do about a damaged database. */
export function damageText(problem: string): string {
  const oneLine = problem.replaceAll(/\s+/g, ' ');
  return `the database is damaged (${oneLine}): stop the server and restore a backup with npm run messages -- restore FILE`;
}

/** SQLite silently goes on writing to a deleted file, and every message in it would be lost. */
function fileIdentities(file: string): string {
  const identities = fileSuffixes.map((suffix) => {
    const stats = statSync(file + suffix, { bigint: true, throwIfNoEntry: false });
    return stats === undefined ? 'none' : `${stats.dev}:${stats.ino}`;
  });
  return identities.join();
}
