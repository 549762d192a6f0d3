import { chmod, chown, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { databaseFile } from '#backend/hosts/open-store.ts';
import { nobody, nobodyCanReadProject } from '#test/fixtures/other-user.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { openLedger } from './ledger.ts';
import { serverClock } from './server-clock.ts';
import { listedMessages, startServer, type ServerOptions } from './server-process.ts';
import { privateDisk } from './small-disk.ts';
import { callingVisitor, formVisitor } from './visitor.ts';

describe('while the server runs, it takes no message and loses none', () => {
  test('when another program holds the database for seconds', async () => {
    const { options, file, taken, turnedAway, ledger } = await runningServer();
    await taken();
    // It waits its turn: the server may be writing just now.
    const other = new DatabaseSync(file, { timeout: 5000 });
    other.exec('begin exclusive');
    await turnedAway();
    other.exec('rollback');
    other.close();
    await taken();
    expect(ledger.account(await listedMessages(options), [])).toMatchObject({ stored: 4 });
  });

  test.each([
    ['the database', ''],
    ['the log of the database', '-wal'],
  ])('when %s is moved away, until it is put back', async (_, end) => {
    const { options, file, taken, turnedAway, ledger } = await runningServer();
    await taken();
    await rename(file + end, `${file}.moved`);
    await turnedAway();
    await rename(`${file}.moved`, file + end);
    await taken();
    expect(ledger.account(await listedMessages(options), [])).toMatchObject({ stored: 4 });
  });
});

describe('a server that could keep no message says so in one line, and does not start', () => {
  test.each(['messages.sqlite', 'server.lock'])('where %s is no database', async (name) => {
    const dataDir = await temporaryFolder();
    await writeFile(join(dataDir, name), 'Long enough to be looked at as a database. '.repeat(99));
    await expectNoStart({ dataDir });
  });

  test('where the name of its folder is longer than SQLite takes', async () => {
    const dataDir = join(await temporaryFolder(), ...Array<string>(3).fill('x'.repeat(200)));
    await expectNoStart({ dataDir });
  });

  test('where the disk is read-only', async ({ skip }) => {
    const disk = await privateDisk('ro');
    if (disk === undefined) return skip('NOT SHOWN: this user may mount no disk');
    await expectNoStart({ dataDir: join(disk.place, 'data'), inside: disk.inside });
  });

  // Root is refused by no mode.
  const user = process.getuid?.() === 0 ? nobody : undefined;
  const canTry = process.platform !== 'win32' && (user === undefined || nobodyCanReadProject());
  test.skipIf(!canTry).each([
    ['it may not write to the folder', 0o500, 0o600],
    ['it may not read the database', 0o700, 0],
    ['it may not write to the database', 0o700, 0o400],
  ])(
    'where %s (skipped on Windows, and for root where nobody else may read the project)',
    async (_, folderMode, fileMode) => {
      const above = await temporaryFolder();
      await chmod(above, 0o755);
      const dataDir = join(above, 'data');
      await mkdir(dataDir);
      const file = databaseFile({ dataDir });
      await writeFile(file, '');
      for (const path of [file, dataDir]) if (user !== undefined) await chown(path, user, user);
      await chmod(file, fileMode);
      await chmod(dataDir, folderMode);
      await expectNoStart({ dataDir, ...(user === undefined ? {} : { user }) });
    },
  );
});

async function expectNoStart(options: Omit<ServerOptions, 'clock'>): Promise<void> {
  const server = await startServer({ ...options, clock: await serverClock() });
  expect(await server.ended).toBe(1);
  expect(server.errors()).toMatch(/^DATA_DIR: [^\n]*\n$/);
}

async function runningServer() {
  const dataDir = join(await temporaryFolder(), 'data');
  const options = { dataDir, clock: await serverClock() };
  const origin = await (await startServer(options)).origin;
  const ledger = openLedger();
  const visitors = [callingVisitor(), formVisitor()];
  const sendBoth = async () => {
    const answers = [];
    for (const visitor of visitors) {
      answers.push(await ledger.send(visitor, origin, ledger.newMessage()));
    }
    return answers;
  };
  return {
    ...{ options, ledger, file: databaseFile(options) },
    taken: async () => {
      const taken = expect.objectContaining({ kind: 'acknowledged' });
      expect(await sendBoth()).toEqual([taken, taken]);
    },
    turnedAway: async () => {
      const away = { kind: 'refused', status: 503, retryAfter: expect.any(String) };
      expect(await sendBoth()).toEqual([away, away]);
    },
  };
}
