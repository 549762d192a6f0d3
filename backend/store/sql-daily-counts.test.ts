import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { dailyCountStoreContract } from '#test/contracts/daily-count-store.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import type { DailyCount } from '../analytics/daily-counts.ts';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import { backUpDatabase } from './back-up-database.ts';
import type { InTransaction } from './group-commit.ts';
import { openSqliteStore } from './open-sqlite-store.ts';
import { restoreDatabase } from './restore-database.ts';
import { sqlDailyCounts } from './sql-daily-counts.ts';

dailyCountStoreContract(async () => (await openEmpty()).store.dailyCounts);

test('a thousand that tell something at one moment are one transaction, and hear of it after it', async () => {
  const transactions: (() => void)[] = [];
  const inTransaction: InTransaction = () =>
    new Promise<never>((resolve) => transactions.push(resolve as () => void));
  const counts = sqlDailyCounts(undefined as never, inTransaction, 0);
  const answered: number[] = [];
  const adding = Array.from({ length: 1000 }, async (_, n) => {
    await counts.add([screen(`/${n % 3}`)]);
    answered.push(n);
  });
  await expect.poll(() => transactions.length).toBe(1);
  expect(answered).toEqual([]);
  transactions[0]?.();
  await Promise.all(adding);
  expect(answered).toHaveLength(1000);
  expect(transactions).toHaveLength(1);
});

test('what was added is on disk when the store has closed', async () => {
  const { store, file } = await openEmpty();
  const adding = store.dailyCounts.add([screen('/about')]);
  await store.close();
  await adding;
  const again = await openSqliteStore(file);
  onTestFinished(() => again.close());
  expect(await again.dailyCounts.between(day, day)).toEqual([screen('/about')]);
});

test('two programs raise the same counts, and lose none', async () => {
  const { store, file } = await openEmpty();
  const other = await openSqliteStore(file);
  onTestFinished(() => other.close());
  for (let round = 0; round < 5; round++) {
    await Promise.all([
      store.dailyCounts.add([screen('/a'), screen('/b')]),
      other.dailyCounts.add([screen('/b'), screen('/a')]),
    ]);
  }
  const kept = await store.dailyCounts.between(day, day);
  expect(kept.map(({ count }) => count)).toEqual([10, 10]);
});

test('while another program holds the lock it is unavailable, keeps none of it, and recovers', async () => {
  const { store, file } = await openEmpty();
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  await expect(store.dailyCounts.add([screen('/a'), screen('/b')])).rejects.toThrow(
    StoreUnavailable,
  );
  other.exec('rollback');
  other.close();
  expect(await store.dailyCounts.between(day, day)).toEqual([]);
  await store.dailyCounts.add([screen('/a')]);
  expect(await store.dailyCounts.between(day, day)).toEqual([screen('/a')]);
});

test('messages are kept where counts cannot be', async () => {
  const { store, file } = await openEmpty();
  const other = new DatabaseSync(file);
  other.exec(`create trigger no_counts before insert on daily_counts
    begin select raise(abort, 'no counts'); end`);
  other.close();
  const adding = store.dailyCounts.add([screen('/a')]);
  await Promise.all([
    expect(adding).rejects.toThrow(StoreUnavailable),
    expect(store.messages.save(message)).resolves.toMatchObject({ id: 'm1' }),
  ]);
});

test('a backup brings them along', async () => {
  const { store, file, folder } = await openEmpty();
  await store.dailyCounts.add([screen('/about')]);
  await backUpDatabase(file, join(folder, 'backup.sqlite'));
  await store.dailyCounts.add([screen('/about')]);
  await store.close();
  await restoreDatabase(join(folder, 'backup.sqlite'), file);
  const restored = await openSqliteStore(file);
  onTestFinished(() => restored.close());
  expect(await restored.dailyCounts.between(day, day)).toEqual([screen('/about')]);
});

test('what was acknowledged survives the end of the process by force', async () => {
  const { store, file } = await openEmpty();
  const program = `
    import { openSqliteStore } from ${JSON.stringify(new URL('./open-sqlite-store.ts', import.meta.url).href)};
    const { dailyCounts } = await openSqliteStore(process.argv[1]);
    for (let n = 0; n < 3; n++) {
      await dailyCounts.add([${JSON.stringify(screen('/about'))}]);
      process.stdout.write('.');
    }
    process.kill(process.pid, 'SIGKILL');`;
  let acknowledged = '';
  try {
    execFileSync(process.execPath, ['--input-type=module', '-e', program, file], {
      encoding: 'utf8',
      cwd: import.meta.dirname,
    });
  } catch (error) {
    acknowledged = String(Reflect.get(Object(error), 'stdout'));
  }
  expect(acknowledged).toBe('...');
  expect(await store.dailyCounts.between(day, day)).toEqual([{ ...screen('/about'), count: 3 }]);
});

const day = '2026-11-21';

function screen(first: string): DailyCount {
  return { day, what: 'screen', first, second: '', count: 1 };
}

const message = {
  ...{ id: 'm1', receivedAt: 1, page: undefined, content: completeMessage, spamSigns: [] },
  ...{ contentKey: 'key', duplicatesAfter: 0 },
  notifications: [{ id: 'l1', kind: 'inquiry' }],
  confirmation: { mailbox: 'rosa@alder-and-rye.example', limits: [] },
} as const;

async function openEmpty() {
  const folder = await temporaryFolder();
  const file = join(folder, 'messages.sqlite');
  const store = await openSqliteStore(file);
  onTestFinished(() => store.close());
  return { store, file, folder };
}
