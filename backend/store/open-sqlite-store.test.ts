import { readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { messageStoreContract } from '#test/contracts/message-store.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import type { DatabaseSchema } from './database-schema.ts';
import { NewerDatabase } from './newer-database.ts';
import { openSqliteStore } from './open-sqlite-store.ts';
import { sqlMessageStore } from './sql-message-store.ts';
import { openSqliteDatabase } from './sqlite-database.ts';

messageStoreContract(async () => (await openEmpty()).store);

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
    const messages = sqlMessageStore(db, () => Promise.resolve());
    // As full as a disk gets: not one page more than there is.
    database.prepare('pragma max_page_count = 1').all([]);
    const large = { ...message, content: { ...completeMessage, message: 'x'.repeat(10_000) } };
    await expect(messages.save(large)).rejects.toThrow(/SQLite: database or disk is full/);
    await expect(messages.save(large)).rejects.toThrow(StoreUnavailable);
    expect(await messages.list()).toEqual([]);
    database.prepare('pragma max_page_count = 1000').all([]);
    await expect(messages.save(large)).resolves.toMatchObject({ id: 'm1' });
    await db.destroy();
  });

  test('acknowledges nothing once its file is moved away', async () => {
    const { store, file } = await openEmpty();
    await rename(file, `${file}.moved`);
    await expect(store.messages.save(message)).rejects.toThrow(StoreUnavailable);
    await expect(store.messages.checkWritable()).rejects.toThrow(StoreUnavailable);
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

const message = {
  id: 'm1',
  receivedAt: 1,
  page: undefined,
  content: completeMessage,
  spamSigns: [],
  contentKey: 'key',
  duplicatesAfter: 0,
  receipts: { mailbox: 'rosa@alder-and-rye.example', most: 3, since: 0 },
  letters: [{ id: 'l1', kind: 'agency' }],
} as const;

async function openEmpty() {
  const file = join(await temporaryFolder(), 'data', 'messages.sqlite');
  const store = await openSqliteStore(file);
  onTestFinished(() => store.close());
  return { store, file };
}
