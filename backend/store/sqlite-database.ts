import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement, Transaction } from 'kysely';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import { isDamage } from './sqlite-errors.ts';
import type { InTransaction } from './database-schema.ts';

/** Opens or creates the file. This and statements throw `StoreUnavailable`, with SQLite's error as the cause. */
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

const fileSuffixes = ['', '-wal', '-shm'] as const;

/** For another process that has the database locked, in milliseconds: the wait blocks this whole process. */
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

function sqlValue(value: unknown): string | number | bigint | null {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}`);
}

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

/**
 * Commits work that arrives at the same moment in one transaction, because waiting for the disk takes most of the
 * time. If one piece of work fails, each runs again in its own transaction.
 */
export function groupCommit(inTransaction: InTransaction): InTransaction {
  let waiting: Work[] = [];

  function commitWaiting(): void {
    const group = waiting;
    waiting = [];
    void commit(inTransaction, group);
  }

  return (work) =>
    new Promise((resolve, reject) => {
      // After all requests that have arrived by now.
      if (waiting.length === 0) setImmediate(commitWaiting);
      waiting.push({
        async run(transaction) {
          const result = await work(transaction);
          return () => resolve(result);
        },
        reject,
      });
    });
}

interface Work {
  readonly run: (transaction: Transaction<unknown>) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

/** Never rejects: errors go to the work. */
async function commit(inTransaction: InTransaction, group: readonly Work[]): Promise<void> {
  const progress = { hasBegun: false };
  try {
    const resolvers = await inTransaction(async (transaction) => {
      progress.hasBegun = true;
      const done: (() => void)[] = [];
      for (const { run } of group) done.push(await run(transaction));
      return done;
    });
    for (const resolve of resolvers) resolve();
  } catch (error) {
    // A locked or missing database fails for all: trying each alone would only take longer.
    if (!progress.hasBegun || group.length === 1) for (const { reject } of group) reject(error);
    else for (const work of group) await commit(inTransaction, [work]);
  }
}
