import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql, SqliteDialect, type SqliteDatabase, type Transaction } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import { openSqliteDatabase, groupCommit } from './sqlite-database.ts';

describe('a group commit', () => {
  test('commits work that arrives at once in one transaction', async () => {
    const { inTransaction, commits, stored } = await openDatabase();
    await Promise.all([1, 2, 3].map((number) => inTransaction(insert(number))));
    expect(commits()).toBe(1);
    expect(stored()).toEqual([1, 2, 3]);
  });

  test('fails only the piece of work that fails', async () => {
    const { inTransaction, stored } = await openDatabase();
    const outcomes = await Promise.allSettled(
      [1, 1, 2].map((number) => inTransaction(insert(number))),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(stored()).toEqual([1, 2]);
  });

  test('rejects all work if the commit fails', async () => {
    const { inTransaction, failCommits, stored } = await openDatabase();
    failCommits();
    const outcomes = await Promise.allSettled(
      [1, 2].map((number) => inTransaction(insert(number))),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(stored()).toEqual([]);
  });
});

/** Fails for a number that is stored. */
function insert(number: number) {
  return (transaction: Transaction<unknown>) =>
    sql`insert into numbers values (${number})`.execute(transaction);
}

async function openDatabase() {
  const file = join(await temporaryFolder(), 'numbers.sqlite');
  const sqlite = openSqliteDatabase(file);
  const statements: string[] = [];
  let commitsFail = false;
  const database: SqliteDatabase = {
    close: () => sqlite.close(),
    prepare(text) {
      statements.push(text);
      if (text === 'commit' && commitsFail) throw new StoreUnavailable('The disk is gone');
      return sqlite.prepare(text);
    },
  };
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database }) });
  onTestFinished(() => db.destroy());
  sqlite.prepare('create table numbers (number integer primary key)').run([]);
  return {
    inTransaction: groupCommit((work) => db.transaction().execute(work)),
    commits: () => statements.filter((statement) => statement === 'commit').length,
    failCommits: () => (commitsFail = true),
    /** As another program reads them. */
    stored: () => {
      const other = new DatabaseSync(file);
      const rows = other.prepare('select number from numbers order by number').all();
      other.close();
      return rows.map(({ number }) => number);
    },
  };
}
