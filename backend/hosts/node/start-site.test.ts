import { chmod, cp, mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newMessage } from '#test/contracts/new-message.ts';
import { builtSite } from '#test/fixtures/built-site.ts';
import { rawConnection } from '#test/fixtures/raw-connection.ts';
import { serve } from '#test/fixtures/serve.ts';
import { startServer } from '#test/fixtures/server-process.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { openSqliteStore } from '../../store/open-sqlite-store.ts';
import { configFrom } from '../../settings/settings.ts';
import { databaseFile } from '../open-store.ts';
import { startSite as startWith } from './start-site.ts';

test('prints where it is, where messages are stored and where mail goes, warns of an open folder, and answers requests in flight before it stops', async () => {
  const dataDir = await temporaryFolder();
  await chmod(dataDir, 0o755);
  const program = await start({ DATA_DIR: dataDir });
  await expect.poll(program.output).toMatch(/^.* is at http:\/\/127\.0\.0\.1:\d+\n.*\n.*\n$/);
  expect(program.output()).toContain(join(dataDir, 'messages.sqlite'));
  expect(program.output()).toContain(join(dataDir, 'mail'));
  expect(program.errors()).toContain('DATA_DIR: ');

  const origin = await program.origin;
  const { port } = new URL(origin);
  const body = '{"data":{}}';
  const connection = rawConnection(origin);
  connection.send(
    [
      'POST /api/emailMessage HTTP/1.1',
      'Host: agency.example',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Expect: 100-continue',
      '',
      '{',
    ].join('\r\n'),
  );
  // The server has begun with it, and waits for the rest.
  await expect.poll(connection.received).toContain('100 Continue');
  // Ctrl-C reaches it from the terminal, and again from npm.
  void program.stop('SIGINT');
  void program.stop('SIGINT');
  await expect.poll(() => isListening(Number(port))).toBe(false);
  connection.send(body.slice(1));
  expect(await program.ended).toBe(0);
  expect(connection.received()).toContain('UNAUTHENTICATED');
  expect(connection.received().toLowerCase()).toContain('connection: close');
});

test('is not ready once it is stopped, and still answers for DRAIN_SECONDS', async () => {
  const env = { DATA_DIR: await temporaryFolder(), DRAIN_SECONDS: '60' };
  const program = await start(env);
  const address = await program.origin;
  void program.stop();
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(503);
  expect((await fetch(address)).status).toBe(200);
});

test('takes over the data folder of a killed server, but not of a running one', async () => {
  const env = { DATA_DIR: await temporaryFolder() };
  const first = await start(env);
  const address = await first.origin;
  const second = await start(env);
  expect(await second.ended).toBe(1);
  expect(second.errors()).toMatch(/^DATA_DIR: .* is already in use by another server.*\n$/);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);

  await first.stop('SIGKILL');
  const third = await start(env);
  await third.origin;
});

test('names a published release that it cannot read, and stays with its own', async () => {
  const project = await temporaryFolder();
  await cp(await builtSite(), join(project, 'dist'), { recursive: true });
  const config = configFrom({ DATA_DIR: await temporaryFolder(), PORT: '0' });
  const { server, contact } = await startWith(config, project);
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await contact.close();
  });
  const address = server.address();
  const { port } = typeof address === 'object' && address !== null ? address : { port: 0 };
  await mkdir(join(project, 'releases'));
  await writeFile(join(project, 'releases/broken'), '');
  await writeFile(join(project, 'releases/current'), 'broken\n');
  const health = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).text();
  await expect.poll(health).toBe('{"status":"alive","unreadable":"broken"}');
});

test('sends nothing if it cannot listen', async () => {
  const dataDir = await temporaryFolder();
  const store = await openSqliteStore(databaseFile({ dataDir }));
  onTestFinished(() => store.close());
  await store.messages.save(newMessage('m1', { receivedAt: Date.now() }));
  const taken = await serve(() => undefined);
  const program = await start({ DATA_DIR: dataDir, PORT: new URL(taken).port });
  expect(await program.ended).toBe(1);
  expect(program.errors()).toMatch(/^PORT: \d+ on 127\.0\.0\.1 is already in use.*\n$/);
  expect((await store.messages.get('m1'))?.notifications).toMatchObject([
    { state: 'waiting', attempts: 0 },
    { state: 'waiting', attempts: 0 },
  ]);
});

test('prints one line for each wrong setting, and ends', async () => {
  const program = await start({ PORT: 'eighty', MAIL_TO: 'nobody' });
  expect(await program.ended).toBe(1);
  expect(program.errors()).toMatch(/^PORT: .*\nMAIL_TO: .*\n$/);
});

describe('explains a start that fails:', () => {
  test.each([
    ['the host', { HOST: '192.0.2.1' }, /^HOST: 192\.0\.2\.1 /],
    [
      'a database of functions',
      { DATABASE_URL: 'firestore://my-agency-4f2a1' },
      /^DATABASE_URL: .* is served by its functions, /,
    ],
  ])('%s', async (_, env, problem) => {
    await expect(startSite({ DATA_DIR: await temporaryFolder(), ...env })).rejects.toThrow(problem);
  });

  test('no database in its files, a folder that cannot be created, or too long a path', async () => {
    const [folder, other] = [await temporaryFolder(), await temporaryFolder()];
    const lock = join(folder, 'server.lock');
    const notADatabase = 'Long enough to be looked at as a database. '.repeat(99);
    await writeFile(lock, notADatabase);
    await writeFile(join(other, 'messages.sqlite'), notADatabase);
    const deep = join(folder, ...Array<string>(3).fill('x'.repeat(200)));
    for (const DATA_DIR of [folder, other, join(lock, 'data'), deep]) {
      await expect(startSite({ DATA_DIR })).rejects.toThrow(/^DATA_DIR: [^\n]*$/);
    }
  });

  test('a database that cannot be reached, without its password', async () => {
    const database = 'postgres://me:pass-4711@127.0.0.1:1/website?sslmode=disable';
    const program = await start({ DATA_DIR: await temporaryFolder(), DATABASE_URL: database });
    expect(await program.ended).toBe(1);
    expect(program.errors()).toMatch(/^DATABASE_URL: messages cannot be stored there /);
    expect(program.output() + program.errors()).not.toContain('pass-4711');
  });
});

async function startSite(env: Record<string, string>) {
  return startWith(configFrom({ PORT: '0', ...env }), await temporaryFolder(), await builtSite());
}

async function start({ DATA_DIR = '', ...settings }: Record<string, string>) {
  return startServer({ dataDir: DATA_DIR, settings, site: await builtSite() });
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await new Promise<boolean>((resolve) =>
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false)),
  );
  // An open connection would delay the stop.
  socket.destroy();
  return isOpen;
}
