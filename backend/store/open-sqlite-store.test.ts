import { execFileSync } from 'node:child_process';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { appCheckRecordsContract, forgettingContract } from '#test/contracts/app-check-records.ts';
import { manyWorkersContract } from '#test/contracts/many-workers.ts';
import { messageStoreContract } from '#test/contracts/message-store.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import type { DatabaseSchema } from './database-schema.ts';
import { groupCommit } from './group-commit.ts';
import { migrate, migrations, type Migration } from './migrate.ts';
import { webhookNotifications } from './migrations/0004-webhook-notifications.ts';
import { NewerDatabase } from './newer-database.ts';
import { openSqliteStore } from './open-sqlite-store.ts';
import { sqlMessageStore } from './sql-message-store.ts';
import { openSqliteDatabase } from './sqlite-database.ts';

messageStoreContract(async () => (await openEmpty()).store);

for (const contract of [appCheckRecordsContract, forgettingContract]) {
  contract(async () => {
    const { store, file } = await openEmpty();
    const other = await openSqliteStore(file);
    onTestFinished(() => other.close());
    return [store.appCheck, other.appCheck];
  });
}

manyWorkersContract(async () => {
  const { store, file } = await openEmpty();
  const other = await openSqliteStore(file);
  onTestFinished(() => other.close());
  return [store, other];
});

describe('the embedded store', () => {
  test('keeps what it was given when it is opened again', async () => {
    const { store, file } = await openEmpty();
    await store.messages.save(message);
    await store.close();
    const again = await openSqliteStore(file);
    expect(await again.messages.get('m1')).toMatchObject({ content: completeMessage });
    await again.close();
  });

  test('is read and written by two programs at once', async () => {
    const { store, file } = await openEmpty();
    const other = await openSqliteStore(file);
    await store.messages.save(message);
    expect(await other.messages.delete('m1')).toBe(true);
    expect(await store.messages.list()).toEqual([]);
    await other.close();
  });

  test('writes ahead in a log and waits for the disk', async () => {
    const { file } = await openEmpty();
    const database = new DatabaseSync(file);
    expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
    database.close();
  });

  test.skipIf(process.platform === 'win32')(
    'is for its owner alone, in whatever folder (skipped on Windows, which has no modes)',
    async () => {
      const folder = await temporaryFolder();
      const store = await openSqliteStore(join(folder, 'messages.sqlite'));
      onTestFinished(() => store.close());
      await store.messages.save(message);
      const names = await readdir(folder);
      expect(names.length).toBeGreaterThan(1);
      for (const name of names) expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
    },
  );

  test('is unavailable while another program holds the lock, and recovers', async () => {
    const { store, file } = await openEmpty();
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    await expect(store.messages.save(message)).rejects.toThrow(StoreUnavailable);
    other.exec('rollback');
    other.close();
    await expect(store.messages.save(message)).resolves.toMatchObject({ id: 'm1' });
  });

  test('is unavailable when the disk is full, and recovers', async () => {
    const { file } = await openEmpty();
    const database = openSqliteDatabase(file);
    const db = new Kysely<DatabaseSchema>({ dialect: new SqliteDialect({ database }) });
    const messages = sqlMessageStore(db, groupCommit(db), () => Promise.resolve());
    // As full as a disk gets: not one page more than there is.
    database.prepare('pragma max_page_count = 1').all([]);
    const large = { ...message, content: { ...completeMessage, message: 'x'.repeat(100_000) } };
    await expect(messages.save(large)).rejects.toThrow(/SQLite: database or disk is full/);
    await expect(messages.save(large)).rejects.toThrow(StoreUnavailable);
    expect(await messages.list()).toEqual([]);
    database.prepare('pragma max_page_count = 1000').all([]);
    await expect(messages.save(large)).resolves.toMatchObject({ id: 'm1' });
    await db.destroy();
  });

  test('makes due at once what was being sent when the last server ended, and nothing else', async () => {
    const { store, file } = await openEmpty();
    const ids = ['interrupted', 'put-off', 'sent', 'untried'];
    for (const id of ids) {
      const notifications = [{ id, kind: 'inquiry' }] as const;
      await store.messages.save({ ...message, id: `m-${id}`, contentKey: id, notifications });
    }
    const claim = { kinds: ['inquiry'], now: 10, leaseUntil: 1000, limit: 3 } as const;
    await store.notifications.claimDue(claim);
    await store.notifications.recordRetry('put-off', 5000, 'greylisted');
    await store.notifications.recordSent('sent', 20);
    await store.close();

    const next = await openSqliteStore(file);
    onTestFinished(() => next.close());
    const claimedAt = async (now: number) =>
      (await next.notifications.claimDue({ ...claim, now, leaseUntil: now + 1000, limit: 9 })).map(
        ({ id, attempts }) => `${id} ${attempts}`,
      );
    expect(await claimedAt(30)).toEqual(['untried 1']);
    await next.notifications.recordSent('untried', 40);
    await next.releaseClaims?.(50);
    expect(await claimedAt(50)).toEqual(['interrupted 2']);
    await next.notifications.recordSent('interrupted', 60);
    expect(await claimedAt(4999)).toEqual([]);
    expect(await claimedAt(5000)).toEqual(['put-off 2']);
  });

  test('brings the notifications of an earlier version along', async () => {
    const file = join(await temporaryFolder(), 'messages.sqlite');
    const database = openSqliteDatabase(file);
    await migrate(new Kysely<unknown>({ dialect: new SqliteDialect({ database }) }), earlier);
    saveInEarlierVersion(file);
    database.close();

    const store = await openSqliteStore(file);
    onTestFinished(() => store.close());
    const kept = new DatabaseSync(file);
    onTestFinished(() => kept.close());
    const select = 'select * from notifications order by id';
    const { received_at } = { ...kept.prepare('select received_at from contact_messages').get() };
    expect(kept.prepare(select).all()).toMatchObject([
      { id: 'l1', received_at, claimed_at: null, mailbox: null },
      { id: 'l2', received_at, claimed_at: null, mailbox: 'rosa@alder-and-rye.example' },
    ]);
    expect((await store.messages.get('m1'))?.notifications).toMatchObject([
      { id: 'l1', kind: 'inquiry', state: 'waiting', lastProblem: 'greylisted' },
      { id: 'l2', kind: 'confirmation', state: 'sent', sentAt: 7 },
    ]);
    expect(kept.prepare('pragma foreign_key_check').all()).toEqual([]);
    expect(kept.prepare('pragma index_list(notifications)').all()).toMatchObject([
      { name: 'notifications_confirmations' },
      { name: 'notifications_mailbox' },
      { name: 'notifications_due' },
      { unique: 1 },
      { unique: 1 },
    ]);
    const add = (id: string, messageId: string, kind: string) =>
      kept
        .prepare(
          `insert into notifications (id, message_id, kind, state, attempts, next_attempt_at)
           values (?, ?, ?, 'waiting', 0, '')`,
        )
        .run(id, messageId, kind);
    expect(() => add('l3', 'm1', 'inquiry')).toThrow(/UNIQUE/);
    expect(() => add('l3', 'm1', 'pigeon')).toThrow(/CHECK/);
    expect(() => add('l3', 'nobody', 'webhook')).toThrow(/FOREIGN KEY/);
    expect(add('l3', 'm1', 'webhook').changes).toBe(1);
    expect(await store.messages.delete('m1')).toBe(true);
    expect(kept.prepare(select).all()).toEqual([]);
  });

  test('is as it was where that is broken off, and comes along the next time', async () => {
    const file = join(await temporaryFolder(), 'messages.sqlite');
    const dialect = new SqliteDialect({ database: openSqliteDatabase(file) });
    const db = new Kysely<unknown>({ dialect });
    await migrate(db, earlier);
    saveInEarlierVersion(file);
    const brokenOff: Migration = {
      name: '0004-webhook-notifications',
      async run(transaction) {
        await webhookNotifications(transaction);
        throw new Error('the power went');
      },
    };
    await expect(migrate(db, [...earlier, brokenOff])).rejects.toThrow('the power went');
    await db.destroy();
    const store = await openSqliteStore(file);
    onTestFinished(() => store.close());
    expect((await store.messages.get('m1'))?.notifications).toMatchObject([
      { id: 'l1' },
      { id: 'l2' },
    ]);
  });

  test('has the words of what it forgot nowhere on the disk', async () => {
    const { store, file } = await openEmpty();
    await store.messages.save(message);
    await store.notifications.recordSent('l1', 2);
    const onDisk = async () => {
      const names = (await readdir(dirname(file))).filter((name) => name.startsWith('messages.'));
      const files = names.map((name) => readFile(join(dirname(file), name), 'latin1'));
      return (await Promise.all(files)).join();
    };
    expect(await onDisk()).toContain('Alder & Rye');
    await store.archive.deleteExpired(['m1'], 2);
    expect(await store.archive.eraseTraces()).toBe(true);
    expect(await onDisk()).not.toContain('Alder & Rye');
    expect(await onDisk()).not.toContain('alder-and-rye');
  });

  test('says that traces are left while another program reads', async () => {
    const { store, file } = await openEmpty();
    await store.messages.save(message);
    const reader = new DatabaseSync(file);
    reader.exec('begin');
    reader.prepare('select * from contact_messages').all();
    await store.messages.delete('m1');
    expect(await store.archive.eraseTraces()).toBe(false);
    reader.exec('rollback');
    reader.close();
    expect(await store.archive.eraseTraces()).toBe(true);
  });

  test('acknowledges nothing once its file is moved away', async () => {
    const { store, file } = await openEmpty();
    for (const one of [file, `${file}-wal`, `${file}-shm`]) {
      await rename(one, `${file}.moved`);
      await expect(store.messages.save(message)).rejects.toThrow(StoreUnavailable);
      await expect(store.messages.checkWritable()).rejects.toThrow(StoreUnavailable);
      await rename(`${file}.moved`, one);
      await expect(store.messages.checkWritable()).resolves.toBeUndefined();
    }
  });

  test('acknowledges nothing whose log went while it was written', async () => {
    const { file } = await openEmpty();
    const database = openSqliteDatabase(file);
    onTestFinished(() => database.close());
    database.prepare('begin').run([]);
    await rm(`${file}-wal`);
    expect(() => database.prepare('commit').run([])).toThrow(StoreUnavailable);
  });

  test('is still in use after another program has emptied its log and gone', async () => {
    const { store, file } = await openEmpty();
    await store.messages.save(message);
    const emptying = `const { DatabaseSync } = require('node:sqlite');
      const other = new DatabaseSync(process.argv[1]);
      other.exec('pragma wal_checkpoint(truncate)');
      other.close();`;
    execFileSync(process.execPath, ['-e', emptying, file]);
    expect((await stat(`${file}-wal`)).size).toBe(0);
    const notification = { id: 'l2', kind: 'inquiry' } as const;
    const second = { ...message, id: 'm2', contentKey: 'other', notifications: [notification] };
    await expect(store.messages.save(second)).resolves.toMatchObject({ id: 'm2' });
  });

  test('will not open what is no database', async () => {
    const file = join(await temporaryFolder(), 'messages.sqlite');
    await writeFile(
      file,
      'Not a database at all, but long enough to be looked at as one. '.repeat(40),
    );
    await expect(openSqliteStore(file)).rejects.toThrow(StoreUnavailable);
  });

  test('will not open a database of a newer program', async () => {
    const { store, file } = await openEmpty();
    await store.close();
    const database = new DatabaseSync(file);
    database.exec("insert into migrations_run values ('9999-from-the-future', '2030-01-01')");
    database.close();
    await expect(openSqliteStore(file)).rejects.toThrow(NewerDatabase);
  });
});

/** One message, with a notification that is put off and a confirmation that is sent. */
function saveInEarlierVersion(file: string): void {
  const database = new DatabaseSync(file);
  const at = (milliseconds: number) => new Date(milliseconds).toISOString();
  database.exec(`
    insert into contact_messages (id, received_at, name, email, phone, company, message)
    values ('m1', '${at(1)}', 'Rosa', 'rosa@alder-and-rye.example', '1', 'Alder', 'Hello');
    insert into notifications (id, message_id, kind, state, attempts, next_attempt_at, sent_at,
      last_problem, mailbox)
    values
      ('l1', 'm1', 'inquiry', 'waiting', 1, '${at(5000)}', null, 'greylisted', null),
      ('l2', 'm1', 'confirmation', 'sent', 1, '${at(1)}', '${at(7)}', null, 'rosa@alder-and-rye.example')`);
  database.close();
}

const earlier = migrations.filter(({ name }) => name < '0004');

const message = {
  id: 'm1',
  receivedAt: 1,
  page: undefined,
  content: completeMessage,
  spamSigns: [],
  contentKey: 'key',
  duplicatesAfter: 0,
  confirmation: { mailbox: 'rosa@alder-and-rye.example', limits: [] },
  notifications: [{ id: 'l1', kind: 'inquiry' }],
} as const;

async function openEmpty() {
  const file = join(await temporaryFolder(), 'data', 'messages.sqlite');
  const store = await openSqliteStore(file);
  onTestFinished(() => store.close());
  return { store, file };
}
