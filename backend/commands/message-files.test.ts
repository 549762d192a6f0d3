import { readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { claimAll, newMessage } from '#test/contracts/new-message.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { databaseFile } from '../hosts/open-store.ts';
import { StartError } from '#content-model/problems/start-error.ts';
import { configFrom } from '../settings/settings.ts';
import { lockFolder } from '../store/lock-folder.ts';
import { openSqliteStore } from '../store/open-sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { messagesCommand } from './messages.ts';

const notDatabase = 'not a database, however long it is '.repeat(99);

describe('a backup', () => {
  test('is one file for its owner alone', async () => {
    const { run, folder } = await setUp();
    const file = join(folder, 'backup.sqlite');
    expect(await run('backup', file)).toEqual({
      exitCode: 0,
      output: `Backed up 2 messages (notifications waiting: 1) to "${file}", and checked the copy.\n`,
    });
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await readdir(folder)).toEqual(['backup.sqlite', 'data']);
  });

  test('while messages are stored has every acknowledged one, and after a restore nothing is sent again', async () => {
    const { run, folder, store } = await setUp();
    let isOver = false;
    const storeMessages = async () => {
      for (let n = 3; !isOver; n++) await store.messages.save(newMessage(`m${n}`));
    };
    const load = storeMessages();
    const idsOf = async ({ messages }: Store) => (await messages.list()).map(({ id }) => id);
    await expect.poll(() => idsOf(store)).toContain('m20');
    const before = await idsOf(store);
    const file = join(folder, 'backup.sqlite');
    expect(await run('backup', file)).toMatchObject({ exitCode: 0 });
    isOver = true;
    await load;

    const other = configFrom({ DATA_DIR: join(folder, 'other') });
    expect(await messagesCommand(['restore', file], other)).toMatchObject({ exitCode: 0 });
    const restored = await openSqliteStore(databaseFile(other));
    onTestFinished(() => restored.close());
    expect(await idsOf(restored)).toEqual(expect.arrayContaining(before));
    const due = await claimAll(restored.notifications, Date.now(), 100_000);
    const dueIds = due.map(({ id }) => id);
    expect(dueIds).toContain('m1-inquiry');
    expect(dueIds).not.toContain('m2-inquiry');
  });

  test('does not overwrite a file, a link or a folder', async () => {
    const { run, folder } = await setUp();
    const file = join(folder, 'mine');
    await writeFile(file, 'mine');
    const link = join(folder, 'link');
    await symlink(join(folder, 'nowhere'), link);
    for (const name of [file, link, folder]) {
      const { output, exitCode } = await run('backup', name);
      expect(exitCode).toBe(1);
      expect(output).toContain('there is already a file');
    }
    expect(await readFile(file, 'utf8')).toBe('mine');
    expect((await readdir(folder)).toSorted()).toEqual(['data', 'link', 'mine']);
  });
});

describe('restoring', () => {
  test('keeps the database that was there under another name, with its log', async () => {
    const { run, file, config, store } = await makeBackup();
    await store.messages.delete('m1');
    const { output, exitCode } = await run('restore', file);
    expect(exitCode).toBe(0);
    const names = await readdir(config.dataDir);
    const aside = names.find((name) => name.startsWith('messages-before-')) ?? '';
    expect(output).toContain(aside);
    expect(names.filter((name) => name.startsWith('messages.sqlite'))).toEqual(['messages.sqlite']);
    expect((await stat(databaseFile(config))).mode & 0o077).toBe(0);
    expect(idsIn(databaseFile(config))).toEqual(['m1', 'm2']);
    expect(idsIn(join(config.dataDir, aside))).toEqual(['m2']);
  });

  test('is refused while a server runs', async () => {
    const { run, file, config } = await makeBackup();
    const lock = lockFolder(config.dataDir);
    await expect(run('restore', file)).rejects.toThrow('already in use by another server');
    lock[Symbol.dispose]();
    expect(await run('restore', file)).toMatchObject({ exitCode: 0 });
  });

  test('refuses a file that is damaged, of another version, or not a whole backup', async () => {
    const { run, folder, file, config } = await makeBackup();
    const bytes = await readFile(file);
    const wrong = join(folder, 'wrong.sqlite');
    const oneWrongPage = Buffer.from(bytes).fill(0x5a, 8192, 12_288);
    for (const content of [oneWrongPage, notDatabase, '']) {
      await writeFile(wrong, content);
      const { output, exitCode } = await run('restore', wrong);
      expect(exitCode).toBe(1);
      expect(output).toMatch(/^Cannot restore .* Nothing was changed\.\n$/);
    }
    await writeFile(wrong, bytes);
    const newer = new DatabaseSync(wrong);
    newer.exec('update schema_version set version = 9999');
    newer.close();
    await expect(run('restore', wrong)).rejects.toThrow(StartError);
    await writeFile(`${file}-wal`, 'a log');
    expect((await run('restore', file)).output).toContain('is not a backup');
    expect(idsIn(databaseFile(config))).toEqual(['m1', 'm2']);
    expect((await readdir(config.dataDir)).join()).not.toMatch(/before|unfinished/);
  });
});

test.each([
  ['backup', 'postgres://site:hidden@nowhere.invalid/website', 'pg_dump'],
  ['restore', 'firestore://my-agency-4f2a1', 'gcloud firestore import'],
])('%s with another database names its tool', async (verb, DATABASE_URL, tool) => {
  const config = configFrom({ DATABASE_URL });
  const { output, exitCode } = await messagesCommand([verb, 'copy.sqlite'], config);
  expect(exitCode).toBe(1);
  expect(output).toContain(tool);
  expect(output).not.toContain('hidden');
});

describe('an import', () => {
  test.each(['backup', 'export'])('brings back each message of a file of %s once', async (verb) => {
    const { run, folder, store } = await setUp();
    const file = join(folder, 'file.sqlite');
    expect(await run(verb, file)).toMatchObject({ exitCode: 0 });
    expect((await stat(file)).mode & 0o077).toBe(0);
    const other = configFrom({ DATA_DIR: join(folder, 'other') });
    const imported = await messagesCommand(['import', file], other);
    expect(imported).toMatchObject({ exitCode: 0, output: expect.stringContaining('2 of 2') });
    const again = await messagesCommand(['import', file], other);
    expect(again.output).toContain('Imported 0 of 2 messages; the others were already here');
    const target = await openSqliteStore(databaseFile(other));
    onTestFinished(() => target.close());
    expect(await target.messages.list()).toEqual(await store.messages.list());
    expect(await readdir(folder)).toEqual(['data', 'file.sqlite', 'other']);
  });
});

function idsIn(file: string): unknown[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('select id from messages order by id').all();
  database.close();
  return rows.map(({ id }) => id);
}

async function empty() {
  const folder = await temporaryFolder();
  const config = configFrom({ DATA_DIR: join(folder, 'data') });
  const run = (...args: string[]) => messagesCommand(args, config);
  return { folder, config, run };
}

async function setUp() {
  const parts = await empty();
  const store = await openSqliteStore(databaseFile(parts.config));
  onTestFinished(() => store.close());
  for (const id of ['m1', 'm2']) {
    const notifications = [{ id: `${id}-inquiry`, kind: 'inquiry' } as const];
    await store.messages.save(newMessage(id, { notifications }));
  }
  await store.notifications.recordSent(['m2-inquiry'], 5000);
  return { ...parts, store };
}

async function makeBackup() {
  const parts = await setUp();
  const file = join(parts.folder, 'backup.sqlite');
  expect(await parts.run('backup', file)).toMatchObject({ exitCode: 0 });
  return { ...parts, file };
}
