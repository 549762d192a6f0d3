import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { completeMessage, hostileMessage } from '#test/fixtures/contact-messages.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { lockFolder } from '../store/folder-lock.ts';
import { openSqliteStore } from '../store/open-sqlite-store.ts';
import { parseConfig } from '../settings/config.ts';
import { databaseFile } from '../hosts/open-store.ts';
import { messagesCommand } from './messages-command.ts';
import { StartFault } from '../settings/start-fault.ts';

const noon = Date.UTC(2026, 10, 21, 19);

describe('an export', () => {
  test('holds everything, in a file for its owner alone', async () => {
    const { run, folder } = await setUp();
    const file = join(folder, 'all.jsonl');
    const { output, exitCode } = await run('export', file);
    expect({ output, exitCode }).toEqual({
      exitCode: 0,
      output: expect.stringContaining('2 messages'),
    });
    expect((await stat(file)).mode & 0o077).toBe(0);
    const [head, first, second, end, nothing] = (await readFile(file, 'utf8')).split('\n');
    expect(nothing).toBe('');
    expect(exportHead.parse(parsed(head)).version).toBe(2);
    expect(exportEnd.parse(parsed(end)).end).toMatchObject({ messages: 2, notifications: 4 });
    expect(exportedMessage.parse(parsed(first)).message).toEqual({
      ...{ id: 'm1', receivedAt: '2026-11-21T19:00:00.000Z', page: '/about', ...completeMessage },
      ...{ spamSigns: [], contentKey: 'm1' },
    });
    expect(exportedMessage.parse(parsed(second))).toMatchObject({
      message: { id: 'm2', page: null, ...hostileMessage, spamSigns: ['has many links'] },
      notifications: [
        { id: 'm2-inquiry', state: 'sent', sentAt: '2026-11-21T19:00:05.000Z', mailbox: null },
        { id: 'm2-confirmation', state: 'waiting', attempts: 0, mailbox: 'm2@shop.example' },
      ],
    });
  });

  test('has nothing in it that a terminal obeys, and loses nothing', async () => {
    const { run, folder, store } = await setUp();
    const words = 'no\u009b31m \u202esuch\n\u001b[2J mailbox';
    await store.notifications.recordRetry('m2-confirmation', noon, words);
    const file = join(folder, 'all.jsonl');
    await run('export', file);
    const written = await readFile(file, 'utf8');
    expect(written).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
    const notifications = exportedMessage.parse(parsed(written.split('\n')[2])).notifications;
    expect(notifications[1]?.lastProblem).toBe(words);
  });

  test('goes to the terminal where no file is named', async () => {
    const { config } = await setUp();
    const terminal = new PassThrough();
    const result = messagesCommand(['export'], config, terminal);
    const printed = text(terminal);
    expect(await result).toEqual({ output: '', exitCode: 0 });
    terminal.end();
    expect((await printed).trimEnd().split('\n').map(parsed)).toHaveLength(4);
  });
});

describe('a backup', () => {
  test('is one file for its owner alone, that says how much is in it', async () => {
    const { run, folder } = await setUp();
    const file = join(folder, 'backup.sqlite');
    const { output, exitCode } = await run('backup', file);
    expect({ output, exitCode }).toEqual({
      exitCode: 0,
      output: `Backed up 2 messages to "${file}", and read it back: it is whole. 3 notifications in it wait to be sent.\n`,
    });
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await readdir(folder)).toEqual(['backup.sqlite', 'data']);
  });

  test('under load has what was acknowledged; restored, it sends what waits and nothing again', async () => {
    const { run, folder, config } = await empty();
    const load = startLoad(databaseFile(config));
    await vi.waitFor(() => expect(load.lines().length).toBeGreaterThan(40), slow);
    const before = load.lines();
    const file = join(folder, 'backup.sqlite');
    expect(await run('backup', file)).toMatchObject({ exitCode: 0 });
    const after = load.lines().length;
    await vi.waitFor(() => expect(load.lines().length).toBeGreaterThan(after), slow);
    await load.kill();

    const other = configOf(join(folder, 'other'));
    const { output, exitCode } = await messagesCommand(['restore', file], other);
    expect({ output, exitCode }).toMatchObject({ exitCode: 0 });
    const store = await openSqliteStore(databaseFile(other));
    onTestFinished(() => store.close());
    const kept = await store.messages.list();
    const ids = new Set(kept.map(({ id }) => id));
    for (const id of named(before, 'kept')) expect(ids).toContain(id);
    expect(output).toContain(`Restored ${ids.size} messages`);

    const waiting = kept.flatMap(({ notifications }) =>
      notifications.filter(({ state }) => state !== 'sent'),
    );
    const handedOver = await sentBy(store);
    expect(handedOver.toSorted()).toEqual(waiting.map(({ id }) => id).toSorted());
    for (const id of named(before, 'sent')) expect(handedOver).not.toContain(id);
  });
});

describe('restoring', () => {
  test('keeps the database that was there, and leaves nothing of its log to the backup', async () => {
    const { run, folder, config, store } = await setUp();
    const file = join(folder, 'backup.sqlite');
    await run('backup', file);
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
    // The backup is as it was.
    expect(await run('restore', file)).toMatchObject({ exitCode: 0 });
  });

  test('puts a database aside that cannot be read, and whatever stands beside it', async () => {
    const { run, folder, config, store } = await setUp();
    const file = join(folder, 'backup.sqlite');
    await run('backup', file);
    await store.close();
    await writeFile(databaseFile(config), 'no database at all, as long as it may be '.repeat(99));
    await writeFile(`${databaseFile(config)}-wal`, 'a log');
    expect(await run('restore', file)).toMatchObject({ exitCode: 0 });
    expect(idsIn(databaseFile(config))).toEqual(['m1', 'm2']);
    const names = await readdir(config.dataDir);
    expect(names.filter((name) => name.startsWith('messages.'))).toEqual(['messages.sqlite']);
    const aside = names.find((name) => /^messages-before-.*\.sqlite$/.test(name)) ?? '';
    expect(await readFile(join(config.dataDir, aside), 'utf8')).toContain('no database at all');
  });

  test('is refused while a server holds the folder', async () => {
    const { run, folder, config } = await setUp();
    const file = join(folder, 'backup.sqlite');
    await run('backup', file);
    const unlock = lockFolder(config.dataDir);
    await expect(run('restore', file)).rejects.toThrow('already in use by another server');
    unlock();
    expect(await run('restore', file)).toMatchObject({ exitCode: 0 });
  });

  test.each([
    ['words', 'no database at all, as long as it may be '.repeat(99), 'no database of contact'],
    ['an empty file', '', 'no database of contact'],
  ])('%s is refused, and changes nothing', async (_, bytes, reason) => {
    const { run, folder, config } = await setUp();
    const file = join(folder, 'backup.sqlite');
    await writeFile(file, bytes);
    const { output, exitCode } = await run('restore', file);
    expect(exitCode).toBe(1);
    expect(output).toContain(reason);
    expect(idsIn(databaseFile(config))).toEqual(['m1', 'm2']);
    expect((await readdir(config.dataDir)).join()).not.toMatch(/before|unfinished/);
  });

  test('a backup that is damaged, newer or half of one is refused', async () => {
    const { run, folder } = await setUp();
    const file = join(folder, 'backup.sqlite');
    await run('backup', file);
    const bytes = await readFile(file);
    const damaged = join(folder, 'damaged.sqlite');
    // One page in the middle overwritten.
    await writeFile(damaged, Buffer.from(bytes).fill(0x5a, 8192, 12_288));
    expect(await run('restore', damaged)).toMatchObject({ exitCode: 1 });
    await writeFile(`${file}-wal`, 'a log');
    expect((await run('restore', file)).output).toContain('not a backup by itself');
    const newer = join(folder, 'newer.sqlite');
    await writeFile(newer, bytes);
    const database = new DatabaseSync(newer);
    database.exec('update schema_version set version = 9999');
    database.close();
    await expect(run('restore', newer)).rejects.toThrow('tables of version 9999');
  });
});

describe.each(['export', 'backup'])('%s into a file', (verb) => {
  test('is never over one that is there, be it a link that leads nowhere', async () => {
    const { run, folder } = await setUp();
    const file = join(folder, 'mine');
    await writeFile(file, 'mine');
    const link = join(folder, 'link');
    await symlink(join(folder, 'nowhere'), link);
    for (const name of [file, link, folder]) {
      const { output, exitCode } = await run(verb, name);
      expect(exitCode).toBe(1);
      expect(output).toContain('is there already');
    }
    expect(await readFile(file, 'utf8')).toBe('mine');
    expect((await readdir(folder)).toSorted()).toEqual(['data', 'link', 'mine']);
  });

  test('in a folder that is not there or is none says so', async () => {
    const { run, folder } = await setUp();
    await writeFile(join(folder, 'file'), '');
    expect((await run(verb, join(folder, 'none', 'x'))).output).toContain(
      'its folder is not there',
    );
    expect((await run(verb, join(folder, 'file', 'x'))).output).toContain('is a file');
    expect(await run(verb, join(folder, 'file', 'x'))).toMatchObject({ exitCode: 1 });
  });

  test.skipIf(process.getuid?.() === 0)(
    'that this user may not write says so (skipped for root, who may)',
    async () => {
      const { run, folder } = await setUp();
      const closed = join(folder, 'closed');
      await mkdir(closed);
      await chmod(closed, 0o500);
      expect((await run(verb, join(closed, 'x'))).output).toContain('may not write there');
    },
  );

  test('of nothing says which folder it looked into, and makes none', async () => {
    const folder = await temporaryFolder();
    const config = configOf(join(folder, 'none'));
    const { output, exitCode } = await messagesCommand([verb, join(folder, 'x')], config);
    expect(exitCode).toBe(1);
    expect(output).toContain(config.dataDir);
    expect(await readdir(folder)).toEqual([]);
  });

  test('of a database that cannot be read leaves no file', async () => {
    const { run, folder, config } = await empty();
    await mkdir(config.dataDir);
    await writeFile(databaseFile(config), 'no database at all, as long as it may be '.repeat(99));
    await expect(run(verb, join(folder, 'x'))).rejects.toThrow(StartFault);
    expect(await readdir(folder)).toEqual(['data']);
  });
});

test('a backup that is not there is told with a name that no terminal obeys', async () => {
  const { run, folder } = await empty();
  const { output, exitCode } = await run('restore', join(folder, 'x\u001b[31m'));
  expect(exitCode).toBe(1);
  expect(output).toContain('x\\u001b[31m": there is no such file');
  expect(existsSync(join(folder, 'data'))).toBe(false);
  expect((await run('restore', folder)).output).toContain('it is not a file');
});

test.each([['backup'], ['restore'], ['backup', ''], ['backup', 'a', 'b'], ['export', 'a', 'b']])(
  'what is named twice or not at all is not guessed at: %s',
  async (...args) => {
    const { run } = await empty();
    expect(await run(...args)).toMatchObject({ exitCode: 2 });
  },
);

// A machine that runs every test at once is slow.
const slow = { timeout: 60_000 };

function startLoad(database: string) {
  const program = fileURLToPath(new URL('../../test/fixtures/busy-store.ts', import.meta.url));
  const child = spawn('node', [program, database], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const kill = async () => {
    if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
  };
  onTestFinished(kill);
  return { lines: () => printed.split('\n').slice(0, -1), kill };
}

function named(lines: readonly string[], what: 'kept' | 'sent'): readonly string[] {
  return lines.filter((line) => line.startsWith(what)).map((line) => line.slice(what.length + 1));
}

/** The notifications that a server would hand over, by their ids. */
async function sentBy({ notifications }: Awaited<ReturnType<typeof openSqliteStore>>) {
  const now = Date.now() + 1000;
  const kinds = ['inquiry', 'confirmation'] as const;
  const due = await notifications.claimDue({ kinds, now, leaseUntil: now + 1000, limit: 100_000 });
  return due.map(({ id }) => id);
}

function idsIn(file: string): unknown[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('select id from messages order by id').all();
  database.close();
  return rows.map(({ id }) => id);
}

const exportHead = z.strictObject({
  format: z.literal('contact-messages'),
  version: z.literal(2),
  exportedAt: z.iso.datetime(),
});

const exportedMessage = z.strictObject({
  message: z.strictObject({
    id: z.string(),
    receivedAt: z.iso.datetime(),
    page: z.string().nullable(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    company: z.string(),
    message: z.string(),
    spamSigns: z.array(z.string()),
    contentKey: z.string().nullable(),
  }),
  notifications: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.string(),
      state: z.enum(['waiting', 'sent', 'given-up']),
      attempts: z.int().nonnegative(),
      nextAttemptAt: z.iso.datetime(),
      sentAt: z.iso.datetime().nullable(),
      lastProblem: z.string().nullable(),
      mailbox: z.string().nullable(),
    }),
  ),
});

const exportEnd = z.strictObject({
  end: z.strictObject({
    messages: z.int().nonnegative(),
    notifications: z.int().nonnegative(),
    counts: z.int().nonnegative(),
    sha256: z.hash('sha256'),
  }),
});

function parsed(line: string | undefined): unknown {
  return JSON.parse(line ?? '');
}

test.each([
  ['backup', 'postgres://site:hidden@nowhere.invalid/website', 'pg_dump'],
  ['restore', 'postgres://site:hidden@nowhere.invalid/website', 'pg_restore'],
  ['backup', 'firestore://my-inquiry-4f2a1', 'gcloud firestore export'],
  ['restore', 'firestore://my-inquiry-4f2a1', 'gcloud firestore import'],
])(
  '%s is not for %s, and says that %s is, without asking it',
  async (verb, DATABASE_URL, theirs) => {
    const folder = await temporaryFolder();
    const config = configOf(folder, { DATABASE_URL });
    const file = join(folder, 'copy.sqlite');
    const { output, exitCode } = await messagesCommand([verb, file], config);
    expect(exitCode).toBe(1);
    expect(output).toContain(theirs);
    expect(output).not.toContain('hidden');
    expect(existsSync(file)).toBe(false);
  },
);

function configOf(dataDir: string, settings: Readonly<Record<string, string>> = {}) {
  const read = parseConfig({ DATA_DIR: dataDir, ...settings });
  if (!read.ok) throw new Error(read.faults.join());
  return read.config;
}

async function empty() {
  const folder = await temporaryFolder();
  const config = configOf(join(folder, 'data'));
  const run = (...args: string[]) => messagesCommand(args, config, new PassThrough());
  return { folder, config, run };
}

async function setUp() {
  const parts = await empty();
  const store = await openSqliteStore(databaseFile(parts.config));
  onTestFinished(() => store.close());
  for (const id of ['m1', 'm2'] as const) {
    await store.messages.save({
      ...{ id, receivedAt: noon, contentKey: id, duplicatesAfter: 0 },
      page: id === 'm1' ? '/about' : undefined,
      content: id === 'm1' ? completeMessage : hostileMessage,
      spamSigns: id === 'm1' ? [] : ['has many links'],
      confirmation: { mailbox: `${id}@shop.example`, limits: [] },
      notifications: [
        { id: `${id}-inquiry`, kind: 'inquiry' },
        { id: `${id}-confirmation`, kind: 'confirmation' },
      ],
    });
  }
  await store.notifications.recordSent('m2-inquiry', noon + 5000);
  return { ...parts, store };
}
