import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql, SqliteDialect, type SqliteDatabase, type Transaction } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import type { DatabaseSchema } from './database-schema.ts';
import { groupCommit } from './group-commit.ts';
import { openSqliteDatabase } from './sqlite-database.ts';

describe('work in groups', () => {
  test('that comes at one moment is committed at once', async () => {
    const { inTransaction, said, kept } = await openDatabase();
    await Promise.all([1, 2, 3].map((number) => inTransaction(keep(number))));
    expect(said('commit')).toBe(1);
    expect(kept()).toEqual([1, 2, 3]);
  });

  test('that comes later is committed later', async () => {
    const { inTransaction, said } = await openDatabase();
    await inTransaction(keep(1));
    await inTransaction(keep(2));
    expect(said('commit')).toBe(2);
  });

  test('answers what each piece has found', async () => {
    const { inTransaction } = await openDatabase();
    const answers = [1, 2].map((number) => inTransaction(() => Promise.resolve(number)));
    await expect(Promise.all(answers)).resolves.toEqual([1, 2]);
  });

  test('fails for nobody but the piece that fails', async () => {
    const { inTransaction, kept } = await openDatabase();
    const outcomes = await Promise.allSettled(
      [1, 1, 2].map((number) => inTransaction(keep(number))),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(kept()).toEqual([1, 2]);
  });

  test('is not acknowledged, any of it, where it cannot be committed', async () => {
    const { inTransaction, failCommits, kept } = await openDatabase();
    failCommits();
    const outcomes = await Promise.allSettled([1, 2].map((number) => inTransaction(keep(number))));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(kept()).toEqual([]);
  });

  test('waits for a lock once, not once for each', async () => {
    const { inTransaction, said, file, kept } = await openDatabase();
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    const asked = said('begin');
    const outcomes = await Promise.allSettled([1, 2].map((number) => inTransaction(keep(number))));
    expect(outcomes).toMatchObject(
      [1, 2].map(() => ({ status: 'rejected', reason: expect.any(StoreUnavailable) })),
    );
    expect(said('begin') - asked).toBe(1);
    other.exec('rollback');
    other.close();
    await inTransaction(keep(3));
    expect(kept()).toEqual([3]);
  });
});

/** Fails for a number that is there. */
function keep(number: number) {
  return (transaction: Transaction<DatabaseSchema>) =>
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
  const db = new Kysely<DatabaseSchema>({ dialect: new SqliteDialect({ database }) });
  onTestFinished(() => db.destroy());
  sqlite.prepare('create table numbers (number integer primary key)').run([]);
  return {
    file,
    inTransaction: groupCommit(db),
    said: (text: string) => statements.filter((statement) => statement === text).length,
    failCommits: () => (commitsFail = true),
    /** As another program reads them. */
    kept: () => {
      const other = new DatabaseSync(file);
      const rows = other.prepare('select number from numbers order by number').all();
      other.close();
      return rows.map(({ number }) => number);
    },
  };
}
