import { join } from 'node:path';
import { Kysely, sql, SqliteDialect, type Transaction } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import type { InTransaction } from './database-schema.ts';
import { groupCommit, openSqliteDatabase } from './sqlite-database.ts';

test('commits work that arrives at once in one transaction', async () => {
  const { insertAll, transactions, stored } = await openDatabase();
  expect(await insertAll([1, 2, 3])).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  expect(transactions()).toBe(1);
  expect(await stored()).toEqual([1, 2, 3]);
});

test('fails only the piece of work that fails', async () => {
  const { insertAll, stored } = await openDatabase();
  expect(await insertAll([1, 1, 2])).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await stored()).toEqual([1, 2]);
});

test('rejects all work if the commit fails', async () => {
  const { insertAll, failCommits, stored } = await openDatabase();
  failCommits();
  expect(await insertAll([1, 2])).toEqual(['rejected', 'rejected']);
  expect(await stored()).toEqual([]);
});

async function openDatabase() {
  const database = openSqliteDatabase(join(await temporaryFolder(), 'numbers.sqlite'));
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database }) });
  onTestFinished(() => db.destroy());
  await sql`create table numbers (number integer primary key)`.execute(db);
  let transactions = 0;
  let commitsFail = false;
  const inTransaction: InTransaction = (work) =>
    db.transaction().execute(async (transaction) => {
      transactions += 1;
      const result = await work(transaction);
      if (commitsFail) throw new StoreUnavailable('The disk is gone');
      return result;
    });
  const inGroup = groupCommit(inTransaction);
  /** Fails for a number that is stored. */
  const insert = (number: number) => (transaction: Transaction<unknown>) =>
    sql`insert into numbers values (${number})`.execute(transaction);
  return {
    insertAll: async (numbers: readonly number[]) => {
      const outcomes = await Promise.allSettled(numbers.map((each) => inGroup(insert(each))));
      return outcomes.map(({ status }) => status);
    },
    transactions: () => transactions,
    failCommits: () => (commitsFail = true),
    stored: async () => {
      const found = sql<{ number: number }>`select number from numbers order by number`;
      return (await found.execute(db)).rows.map(({ number }) => number);
    },
  };
}
