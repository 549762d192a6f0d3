import process from 'node:process';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { sendingTimeLimit } from '#site/client/email-message.ts';
import type { NewMessage } from '../contact/message-store.ts';
import { recentTexts } from '../contact/recent-texts.ts';
import { submitMessage } from '../contact/submit-message.ts';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { postgresOfThisFile } from '#test/fixtures/postgres.ts';
import { throughPooler } from '#test/fixtures/pooler.ts';
import { hasPostgres } from '#test/fixtures/postgres-binaries.ts';
import type { DatabaseSchema } from './database-schema.ts';
import { NewerDatabase } from './newer-database.ts';
import { comparingBytes, migrate, postgresMigrations } from './migrate.ts';
import { lookIntoPostgresStore, openPostgresStore } from './open-postgres-store.ts';
import { OlderDatabase } from './older-database.ts';
import { postgresPool, type PostgresPatience } from './postgres-pool.ts';
import { migrationLock } from './postgres-tables.ts';
import { sqlRequestLimits } from './sql-request-limits.ts';

describe.skipIf(!hasPostgres)('servers that share a PostgreSQL', () => {
  // A process that ends here takes nothing along that the disk would have to know of.
  const postgres = postgresOfThisFile({ fsync: 'off' });

  async function open(url: URL, patience?: PostgresPatience) {
    const store = await openPostgresStore(url, patience && { patience });
    onTestFinished(() => store.close());
    return store;
  }

  /** The stores of so many servers that start at one moment, on a database with nothing in it. */
  async function openAtOnce(count: number) {
    const url = await postgres.emptyDatabase();
    const stores = await Promise.all(Array.from({ length: count }, () => open(url)));
    return { url, stores };
  }

  test('start on an empty database at one moment, and keep a message that comes to all of them once', async () => {
    const { stores } = await openAtOnce(4);
    for (let round = 0; round < 15; round++) {
      const sent = stores.flatMap(({ messages }, place) =>
        [1, 2].map((n) => messages.save(message(`${round}-${place}-${n}`, `words ${round}`))),
      );
      const answers = await Promise.all(sent);
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect(answers.filter(({ isDuplicate }) => !isDuplicate)).toHaveLength(1);
    }
    expect(await stores[0]?.messages.list()).toHaveLength(15);
  });

  test('send a mailbox no more confirmations than its limit, whichever server is asked', async () => {
    const { stores } = await openAtOnce(3);
    const sent = stores.flatMap(({ messages }, place) =>
      [1, 2, 3].map((n) => messages.save(message(`${place}-${n}`))),
    );
    await Promise.all(sent);
    const kept = (await stores[0]?.messages.list()) ?? [];
    const kinds = kept.flatMap(({ notifications }) => notifications.map(({ kind }) => kind));
    expect(kinds.filter((kind) => kind === 'inquiry')).toHaveLength(9);
    expect(kinds.filter((kind) => kind === 'confirmation')).toHaveLength(3);
  });

  test('send all visitors no more confirmations than the limit, whichever server is asked', async () => {
    const { stores } = await openAtOnce(3);
    const limits = [{ per: 'all', hours: 1, max: 5 } as const];
    const sent = stores.flatMap(({ messages }, place) =>
      [1, 2, 3, 4, 5, 6].map((n) => {
        const id = `${place}-${n}`;
        return messages.save({ ...message(id), confirmation: { mailbox: id, limits } });
      }),
    );
    await Promise.all(sent);
    const notifications =
      (await stores[0]?.messages.list())?.flatMap((each) => each.notifications) ?? [];
    expect(notifications.filter(({ kind }) => kind === 'inquiry')).toHaveLength(18);
    expect(notifications.filter(({ kind }) => kind === 'confirmation')).toHaveLength(5);
  });

  test('raise the same counts, and lose none', async () => {
    const { stores } = await openAtOnce(3);
    const names = ['/a', '/b', '/c', '/d'];
    for (let round = 0; round < 5; round++) {
      await Promise.all(
        stores.map(({ dailyCounts }, place) =>
          dailyCounts.add([...names.slice(place), ...names.slice(0, place)].map(screen)),
        ),
      );
    }
    const kept = await stores[0]?.dailyCounts.between(day, day);
    expect(kept?.map(({ count }) => count)).toEqual([15, 15, 15, 15]);
  });

  test('forget no message whose notification is told to go out again at that moment', async () => {
    const { stores } = await openAtOnce(2);
    const [one, other] = stores;
    for (let round = 0; round < 20; round++) {
      const id = `m${round}`;
      await one?.messages.save(message(id));
      for (const kind of ['inquiry', 'confirmation'])
        await one?.notifications.recordGivenUp(`${id}-${kind}`, 'no');
      const [due, forgotten] = await Promise.all([
        one?.notifications.retryNow(id, 5),
        other?.archive.deleteExpired([id], 1e12),
      ]);
      const isThere = (await one?.messages.get(id)) !== undefined;
      expect({ isThere, forgotten }).toEqual({
        isThere: due !== 0,
        forgotten: due === 0 ? [id] : [],
      });
    }
  });

  test('write down no address of a visitor, and forget their counts', async () => {
    const { url } = await openAtOnce(1);
    const pool = postgresPool(url);
    const db = new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });
    onTestFinished(() => db.destroy());
    let now = Date.UTC(2026, 10, 21);
    const limits = sqlRequestLimits(db, {
      ofDatabase: () => sql`to_timestamp(${now / 1000}::float8)`,
      ofProcess: () => now,
    });
    onTestFinished(() => limits.stop());
    await limits.take('message', '203.0.113.7');
    const rows = () => postgres.ask(url, 'select * from request_counts');
    expect(await rows()).toHaveLength(3);
    expect(JSON.stringify(await rows())).not.toContain('203.0');
    now += 10 * 60_000 - 1;
    await limits.forgetEnded();
    expect(await rows()).toHaveLength(3);
    now += 1;
    await limits.forgetEnded();
    expect(await rows()).toEqual([]);
  });

  test('keep what PostgreSQL cannot: the character U+0000, as the sign of one that is missing', async () => {
    const { stores } = await openAtOnce(1);
    const content = { ...completeMessage, message: 'Before\0after' };
    await stores[0]?.messages.save({ ...message('m1'), content });
    expect((await stores[0]?.messages.get('m1'))?.content.message).toBe('Before\uFFFDafter');
  });

  test('are unavailable for as long as a lock is held, and recover', async () => {
    const url = await postgres.emptyDatabase();
    const store = await open(url, { connect: 1000, statement: 300 });
    const locked = Promise.withResolvers<undefined>();
    const holder = new Kysely<DatabaseSchema>({
      dialect: new PostgresDialect({ pool: postgresPool(url) }),
    });
    const holding = holder.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('contact_messages').execute();
      await transaction.schema.alterTable('contact_messages').addColumn('x', 'text').execute();
      await locked.promise;
      throw new Error('Rolled back');
    });
    await expect
      .poll(() => store.messages.save(message('m1')).catch((error: unknown) => error))
      .toBeInstanceOf(StoreUnavailable);
    locked.resolve(undefined);
    await expect(holding).rejects.toThrow('Rolled back');
    await holder.destroy();
    await expect(store.messages.save(message('m2', 'other'))).resolves.toMatchObject({ id: 'm2' });
  });

  test('do not wait for a database that has stopped to answer', async () => {
    const url = await postgres.emptyDatabase();
    const store = await open(url, { connect: 300, statement: 300 });
    await store.messages.list();
    const rows = await postgres.ask(
      url,
      `select pid from pg_stat_activity where application_name = 'website'`,
    );
    const pids = rows.map((row) => Number(Reflect.get(row, 'pid')));
    expect(pids.length).toBeGreaterThan(0);
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    const error = await failure(store.messages.save(message('m1')));
    for (const pid of pids) process.kill(pid, 'SIGCONT');
    // Why it broke in the middle of a transaction, and not that this could not be undone either.
    expect(error).toMatch(/StoreUnavailable: PostgreSQL: Query read timeout/);
    await expect(store.messages.save(message('m2'))).resolves.toMatchObject({ id: 'm2' });
  });

  test('are unavailable while it takes no writes, and say so before a message comes', async () => {
    const url = await postgres.emptyDatabase();
    const store = await open(url);
    await expect(store.messages.checkWritable()).resolves.toBeUndefined();
    const name = url.pathname.slice(1);
    await postgres.ask(url, `alter database ${name} set default_transaction_read_only = on`);
    await postgres.ask(url, cutConnections);
    await expect.poll(() => failure(store.messages.checkWritable())).toMatch(/it is read-only/);
    await expect(store.messages.save(message('m1'))).rejects.toThrow(StoreUnavailable);
    await expect(openPostgresStore(url)).rejects.toThrow(/it is read-only/);
  });

  test('go on after every connection was cut, those too that were in use', async () => {
    const url = await postgres.emptyDatabase();
    const store = await open(url);
    const saving = Array.from({ length: 30 }, (_, n) =>
      store.messages.save(message(`m${n}`)).then(
        ({ id }) => id,
        (error: unknown) => error,
      ),
    );
    await postgres.ask(url, cutConnections);
    const outcomes = await Promise.all(saving);
    const kept = new Set((await store.messages.list()).map(({ id }) => id));
    for (const outcome of outcomes) {
      if (typeof outcome === 'string') expect(kept).toContain(outcome);
      else expect(outcome).toBeInstanceOf(StoreUnavailable);
    }
    await expect(store.messages.save(message('later'))).resolves.toMatchObject({ id: 'later' });
  });

  test('tell a visitor within the time of a browser that nobody answers', async () => {
    const url = await postgres.emptyDatabase();
    const { messages, limits, appCheck } = await open(url);
    if (limits === undefined) throw new Error('It has no limits');
    await limits.take('call', '203.0.113.7');
    // As many as are kept open for those that come at one moment.
    await Promise.all(Array.from({ length: 10 }, () => messages.list()));
    const thaw = postgres.freeze();
    onTestFinished(thaw);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const accepts = {
      'a token counted there': async () => (await appCheck.countUse('t', Date.now() + 9e5)) < 20,
      'a token of the platform': () => Promise.resolve(true),
    };
    for (const [token, ways] of Object.entries(accepts)) {
      const began = performance.now();
      const submission = {
        ...{ content: completeMessage, page: undefined, address: '203.0.113.7' },
        source: { kind: 'call', appCheckToken: token } as const,
      };
      const outcome = submitMessage(
        {
          ...{
            limits,
            store: messages,
            recentTexts: recentTexts(),
            log: silentLog,
            clock: Date.now,
          },
          ...{ appCheck: { accepts: ways }, hasWebhook: false, wakeDelivery: () => undefined },
          reportBudget: () => undefined,
          countMessage: () => Promise.resolve(),
        },
        submission,
      );
      const took = await timeUntil(outcome);
      expect(await outcome).toMatchObject({ kind: 'unavailable' });
      expect(took - began, token).toBeLessThan(sendingTimeLimit - 2000);
      // Long enough for the limits to ask again.
      await vi.advanceTimersByTimeAsync(60_000);
    }
    vi.useRealTimers();
    thaw();
    await expect
      .poll(() =>
        messages.checkWritable().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
  });

  test('count requests together however their own clocks differ', async () => {
    const { stores } = await openAtOnce(2);
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const now = Date.now();
    for (const [skew, request] of [
      [5000, 'message'],
      [11 * 60_000, 'challenge'],
    ] as const) {
      let heard = 0;
      for (let n = 0; n < 70; n++) {
        vi.setSystemTime(now + (n % 2) * skew);
        if ((await stores[n % 2]?.limits?.take(request, '203.0.113.7')) === undefined) heard += 1;
      }
      expect(heard).toBe(request === 'message' ? 30 : 60);
    }
  });

  test('work through a pooler, which keeps a connection for a session', async () => {
    const store = await open(await throughPooler(await postgres.emptyDatabase()));
    await expect(store.messages.save(message('m1'))).resolves.toMatchObject({ id: 'm1' });
  });

  test('keep what they promise where a database has other defaults', async () => {
    const url = await postgres.emptyDatabase();
    const name = url.pathname.slice(1);
    await postgres.ask(
      url,
      `alter database ${name} set default_transaction_isolation = 'repeatable read';
       alter database ${name} set synchronous_commit = off`,
    );
    const stores = [await open(url), await open(url)];
    const sent = stores.flatMap(({ messages }, place) =>
      [1, 2, 3, 4, 5, 6].map((n) => messages.save(message(`${place}-${n}`))),
    );
    await Promise.all(sent);
    const kinds =
      (await stores[0]?.messages.list())?.flatMap(({ notifications }) => notifications) ?? [];
    expect(kinds.filter(({ kind }) => kind === 'confirmation')).toHaveLength(3);
    const connection = await postgresPool(url).connect();
    const { rows } = await connection.query<object>('show synchronous_commit', []);
    connection.release(true);
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  });

  test('wait for one that makes the tables no longer than it takes, and say so', async () => {
    const url = await postgres.emptyDatabase();
    const held = await postgresPool(url).connect();
    onTestFinished(() => held.release(true));
    await held.query('select pg_advisory_lock($1)', [migrationLock]);
    const opening = openPostgresStore(url, { lockPatience: 100 });
    await expect(opening).rejects.toThrow(
      'PostgreSQL: another server is bringing the tables up to date',
    );
    await held.query('select pg_advisory_unlock($1)', [migrationLock]);
    await open(url);
    // Nothing is left to be done, so whoever holds it is in nobody's way.
    await held.query('select pg_advisory_lock($1)', [migrationLock]);
    await open(url);
  });

  test('compare every text as bytes, that of a table too which a later version changes', async () => {
    const { url } = await openAtOnce(1);
    const otherTexts = `select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type = 'text' and collation_name is distinct from 'C'`;
    expect(await postgres.ask(url, otherTexts)).toEqual([]);
    const later = comparingBytes({
      name: '9999-later',
      run: async (db) => {
        await db.schema.alterTable('notifications').addColumn('later', 'text').execute();
      },
    });
    const pool = postgresPool(url);
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    await migrate(db, [...postgresMigrations, later]);
    await db.destroy();
    expect(await postgres.ask(url, otherTexts)).toEqual([]);
  });

  test('say that words are gone for good once nobody can see them any more', async () => {
    const url = await postgres.emptyDatabase();
    // Who owns the database, and may not see everything of others.
    const owned = new URL(url);
    [owned.username, owned.password] = ['owner', 'key'];
    await postgres.ask(
      url,
      `create role owner login password 'key'; alter database ${url.pathname.slice(1)} owner to owner`,
    );
    const store = await open(owned);
    for (const begin of ['select count(*) from notifications', 'select pg_current_xact_id()']) {
      await store.messages.save(message('m1', begin));
      const other = await postgresPool(url).connect();
      await other.query('begin isolation level repeatable read', []);
      await other.query(begin, []);
      await store.messages.delete('m1');
      expect(await store.archive.eraseTraces()).toBe(false);
      await other.query('rollback', []);
      expect(await store.archive.eraseTraces()).toBe(true);
      other.release(true);
    }
  });

  test('do not start on a database that cannot write down every language', async () => {
    const url = await postgres.emptyDatabase(
      `encoding 'SQL_ASCII' template template0 locale_provider libc locale 'C'`,
    );
    await expect(openPostgresStore(url)).rejects.toThrow('the database is in SQL_ASCII');
  });

  test('are looked into without a table made or changed', async () => {
    const url = await postgres.emptyDatabase();
    const tables = () => postgres.ask(url, `select from pg_tables where schemaname = 'public'`);
    expect(await lookIntoPostgresStore(url)).toBeUndefined();
    expect(await tables()).toEqual([]);
    const store = await open(url);
    await store.messages.save(message('m1'));
    const looking = await lookIntoPostgresStore(url);
    expect(await looking?.messages.list()).toHaveLength(1);
    await looking?.close();
    await postgres.ask(url, `delete from migrations_run where name like 'postgres-%'`);
    await expect(lookIntoPostgresStore(url)).rejects.toThrow(OlderDatabase);
    await postgres.ask(url, `insert into migrations_run values ('9999-future', '2030-01-01')`);
    await expect(lookIntoPostgresStore(url)).rejects.toThrow(NewerDatabase);
  });

  test('do not open a database of a newer program', async () => {
    const { url } = await openAtOnce(1);
    await postgres.ask(url, `insert into migrations_run values ('9999-future', '2030-01-01')`);
    await expect(openPostgresStore(url)).rejects.toThrow(NewerDatabase);
  });

  test('take sslmode=require for what it is to the driver, without its warning', async () => {
    const url = await postgres.emptyDatabase();
    url.searchParams.set('sslmode', 'require');
    const warned = vi.spyOn(process, 'emitWarning');
    onTestFinished(() => warned.mockRestore());
    await expect(openPostgresStore(url)).rejects.toThrow('does not support SSL');
    expect(warned).not.toHaveBeenCalled();
  });

  test('never say the password, whatever is wrong', async () => {
    const url = await postgres.emptyDatabase();
    const wrong = [new URL(url), new URL(url), new URL(url), new URL(url)] as const;
    wrong[0].password = 'hidden-word';
    wrong[1].pathname = '/none';
    wrong[2].port = '1';
    wrong[3].hostname = 'nowhere.invalid';
    for (const address of wrong) {
      const error: unknown = await openPostgresStore(address).catch((fault: unknown) => fault);
      expect(error).toBeInstanceOf(StoreUnavailable);
      const said = String(error);
      expect(said).toMatch(/PostgreSQL: ./);
      for (const secret of ['hidden-word', url.password, decodeURIComponent(url.password)]) {
        expect(said).not.toContain(secret);
      }
    }
  });
});

/** The moment, by the clock that the test moves, at which it is settled; or a minute later. */
async function timeUntil(work: Promise<unknown>): Promise<number> {
  const settled = new AbortController();
  void work.finally(() => settled.abort());
  for (let steps = 0; !settled.signal.aborted && steps < 600; steps++) {
    await vi.advanceTimersByTimeAsync(100);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return performance.now();
}

const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

const cutConnections = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

async function failure(work: Promise<unknown>): Promise<string> {
  return work.then(() => '', String);
}

const day = '2026-11-21';

function screen(first: string) {
  return { day, what: 'screen', first, second: '', count: 1 } as const;
}

function message(id: string, contentKey = id): NewMessage {
  return {
    ...{ id, receivedAt: 1, page: undefined, content: completeMessage, spamSigns: [], contentKey },
    duplicatesAfter: 0,
    confirmation: {
      mailbox: 'rosa@alder-and-rye.example',
      limits: [{ per: 'mailbox', hours: 1, max: 3 }],
    },
    notifications: [
      { id: `${id}-inquiry`, kind: 'inquiry' },
      { id: `${id}-confirmation`, kind: 'confirmation' },
    ],
  };
}
