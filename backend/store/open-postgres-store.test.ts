import process from 'node:process';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  appCheckRecordsContract,
  deletingRecordsContract,
} from '#test/contracts/app-check-records.ts';
import { dailyCountStoreContract } from '#test/contracts/daily-count-store.ts';
import { importAndRetentionContract } from '#test/contracts/import-and-retention.ts';
import { messageStoreContract } from '#test/contracts/message-store.ts';
import { claimAt, lease, newMessage, noon } from '#test/contracts/new-message.ts';
import { notificationQueueContract } from '#test/contracts/notification-queue.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { hasPostgres, postgresOfThisFile } from '#test/fixtures/postgres.ts';
import { nextDigest } from '../contact/email-budget.ts';
import { firstStored } from '../contact/message-store.ts';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import { openPostgresStore } from './open-postgres-store.ts';
import { postgresPool, type PostgresTimeouts } from './postgres-pool.ts';
import type { Store } from './store.ts';

describe.skipIf(!hasPostgres)('on PostgreSQL', () => {
  const postgres = postgresOfThisFile();

  async function open(url: URL, timeouts?: PostgresTimeouts): Promise<Store> {
    const store = await openPostgresStore(url, timeouts);
    onTestFinished(() => store.close());
    return store;
  }

  /** The stores of several servers that start at once on an empty database. */
  async function openServers(count: number): Promise<readonly Store[]> {
    const url = await postgres.emptyDatabase();
    return Promise.all(Array.from({ length: count }, () => open(url)));
  }

  describe('every port', () => {
    let shared: Promise<URL> | undefined;

    /** The same database, emptied: creating another takes half a second. */
    async function clearedDatabase(): Promise<URL> {
      const isNew = shared === undefined;
      shared ??= postgres.emptyDatabase();
      const url = await shared;
      if (isNew) await (await openPostgresStore(url)).close();
      await postgres.ask(
        url,
        `delete from messages; delete from daily_counts; delete from app_check_secrets;
         delete from app_check_uses`,
      );
      return url;
    }
    const openStore = async () => open(await clearedDatabase());

    messageStoreContract(openStore);
    importAndRetentionContract(openStore);
    notificationQueueContract(openStore);
    dailyCountStoreContract(async () => (await openStore()).dailyCounts);
    for (const contract of [appCheckRecordsContract, deletingRecordsContract]) {
      contract(async () => {
        const url = await clearedDatabase();
        return [(await open(url)).appCheck, (await open(url)).appCheck];
      });
    }
  });

  describe('several servers', () => {
    test('send one digest', async () => {
      const stores = await openServers(4);
      const inDigest = { isConfirmed: false, isInDigest: true };
      const all = Array.from({ length: 400 }, (_, n) => firstStored(newMessage(`m${n}`), inDigest));
      await stores[0]?.messages.add(all);
      for (let round = 0; round < 3; round++) {
        // Due again: the lease of the last round has ended.
        const now = nextDigest(noon) + round * lease;
        const claim = claimAt('digest', now, 10_000);
        const claims = await Promise.all(stores.map((each) => each.notifications.claimDue(claim)));
        expect(claims.map(({ length }) => length).sort()).toEqual([0, 0, 0, 400]);
      }
    });

    test('delete no expired message whose notification is retried at that moment', async () => {
      const [one, other] = await openServers(2);
      for (let round = 0; round < 10; round++) {
        const id = `m${round}`;
        await one?.messages.save(newMessage(id));
        for (const kind of ['inquiry', 'confirmation']) {
          await one?.notifications.recordGivenUp([`${id}-${kind}`], 'no');
        }
        const [due, deleted] = await Promise.all([
          one?.notifications.retryNow(id, 5),
          other?.messages.deleteExpired(noon + 1, 10),
        ]);
        const isStored = (await one?.messages.get(id)) !== undefined;
        expect({ isStored, deleted }).toEqual(
          due === 0 ? { isStored: false, deleted: [id] } : { isStored: true, deleted: [] },
        );
      }
    });
  });

  describe('the database', () => {
    test('stores U+0000, which PostgreSQL cannot, as a replacement character', async () => {
      const [store] = await openServers(1);
      const content = { ...completeMessage, message: 'Before\0after' };
      await store?.messages.save(newMessage('m1', { content, page: '/\0' }));
      expect(await store?.messages.get('m1')).toMatchObject({ content, page: '/\uFFFD' });
    });

    test('is used with our isolation and durability, whatever its defaults', async () => {
      const url = await postgres.emptyDatabase();
      const name = url.pathname.slice(1);
      await postgres.ask(
        url,
        `alter database ${name} set default_transaction_isolation = 'repeatable read';
         alter database ${name} set synchronous_commit = off`,
      );
      const connection = await postgresPool(url).connect();
      onTestFinished(() => connection.release(true));
      const setting = async (name: string) => (await connection.query(`show ${name}`, [])).rows;
      expect(await setting('synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
      expect(await setting('transaction_isolation')).toEqual([
        { transaction_isolation: 'read committed' },
      ]);
    });
  });

  describe('the store is unavailable and recovers', () => {
    test('after the database stopped answering', async () => {
      const url = await postgres.emptyDatabase();
      // Creating the schema may take longer than the timeouts below.
      await (await openPostgresStore(url)).close();
      const store = await open(url, { connect: 2000, statement: 2000 });
      const ours = `select pid from pg_stat_activity where application_name = 'website'`;
      const rows = await postgres.ask(url, ours);
      const pids = rows.map((row) => Number(Reflect.get(row, 'pid')));
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      const message = await failure(store.messages.save(newMessage('m1')));
      for (const pid of pids) process.kill(pid, 'SIGCONT');
      // The first error, not that of the rollback.
      expect(message).toMatch(/StoreUnavailable: PostgreSQL: Query read timeout/);
      const saved = () => store.messages.save(newMessage('m2')).catch(String);
      await expect.poll(saved).toMatchObject({ id: 'm2' });
    });

    test('after every connection was cut, and nothing acknowledged is lost', async () => {
      const url = await postgres.emptyDatabase();
      const store = await open(url);
      const saving = Array.from({ length: 30 }, (_, n) =>
        store.messages.save(newMessage(`m${n}`)).then(
          ({ id }) => id,
          (error: unknown) => error,
        ),
      );
      await postgres.ask(url, cutConnections);
      const outcomes = await Promise.all(saving);
      // The end of a cut connection may arrive only when it is used again.
      const messages = await vi.waitFor(() => store.messages.list(), { timeout: 60_000 });
      const stored = new Set(messages.map(({ id }) => id));
      for (const outcome of outcomes) {
        if (typeof outcome === 'string') expect(stored).toContain(outcome);
        else expect(outcome).toBeInstanceOf(StoreUnavailable);
      }
      await expect(store.messages.save(newMessage('last'))).resolves.toMatchObject({ id: 'last' });
    });

    test('while the database is read-only, which the check reports', async () => {
      const url = await postgres.emptyDatabase();
      const store = await open(url);
      await expect(store.checkWritable?.()).resolves.toBeUndefined();
      const name = url.pathname.slice(1);
      await postgres.ask(url, `alter database ${name} set default_transaction_read_only = on`);
      await postgres.ask(url, cutConnections);
      await expect.poll(() => failure(store.checkWritable?.())).toMatch(/it is read-only/);
      await expect(store.messages.save(newMessage('m1'))).rejects.toThrow(StoreUnavailable);
      await expect(openPostgresStore(url)).rejects.toThrow(/it is read-only/);
    });
  });
});

const cutConnections = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

async function failure(work: Promise<unknown> | undefined): Promise<string> {
  return Promise.resolve(work).then(() => '', String);
}
