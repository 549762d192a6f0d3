import { spawn } from 'node:child_process';
import { chmod, cp, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newMessage } from '#test/contracts/new-message.ts';
import { builtSite } from '#test/fixtures/built-site.ts';
import { rawConnection } from '#test/fixtures/raw-connection.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { openSqliteStore } from '../../store/open-sqlite-store.ts';
import { configFrom } from '../../settings/settings.ts';
import { databaseFile } from '../open-store.ts';
import { listen } from './server.ts';
import { startSite as startWith } from './start-site.ts';

test('prints where it is, where messages are stored and where mail goes, warns of an open folder, and answers requests in flight before it stops', async () => {
  const dataDir = await temporaryFolder();
  await chmod(dataDir, 0o755);
  const program = await start({ DATA_DIR: dataDir, PORT: '0' });
  await expect.poll(program.output).toMatch(/^.* is at http:\/\/127\.0\.0\.1:\d+\n.*\n.*\n$/);
  expect(program.output()).toContain(join(dataDir, 'messages.sqlite'));
  expect(program.output()).toContain(join(dataDir, 'mail'));
  expect(program.errors()).toContain('DATA_DIR: ');

  const port = Number(new URL(await program.address()).port);
  const body = '{"data":{}}';
  const connection = rawConnection(port);
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
  program.kill('SIGINT');
  program.kill('SIGINT');
  await expect.poll(() => isListening(port)).toBe(false);
  connection.send(body.slice(1));
  expect(await program.ended).toBe(0);
  expect(connection.received()).toContain('UNAUTHENTICATED');
  expect(connection.received().toLowerCase()).toContain('connection: close');
});

test('is not ready once it is stopped, and still answers for DRAIN_SECONDS', async () => {
  const env = { DATA_DIR: await temporaryFolder(), PORT: '0', DRAIN_SECONDS: '60' };
  const program = await start(env);
  const address = await program.address();
  program.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(503);
  expect((await fetch(address)).status).toBe(200);
});

test('takes over the data folder of a killed server, but not of a running one', async () => {
  const env = { DATA_DIR: await temporaryFolder(), PORT: '0' };
  const first = await start(env);
  const address = await first.address();
  const second = await start(env);
  expect(await second.ended).toBe(1);
  expect(second.errors()).toMatch(/^DATA_DIR: .* is already in use by another server.*\n$/);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);

  first.kill('SIGKILL');
  await first.ended;
  const third = await start(env);
  await third.address();
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
  const program = await start({ DATA_DIR: dataDir, PORT: String(await takenPort()) });
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

async function start(env: Record<string, string>, folder?: string) {
  const file = fileURLToPath(import.meta.resolve('./main.ts'));
  // In a folder of its own, so that no .env of a developer is read.
  const child = spawn(process.execPath, [file, folder ?? (await builtSite())], {
    cwd: await temporaryFolder(),
    env: { ...env, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  return {
    output: () => output,
    errors: () => errors,
    /** Where it answers, once it does. */
    async address() {
      await expect.poll(() => output).toContain('http://');
      return /http:\S+/.exec(output)?.[0] ?? '';
    },
    ended,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  };
}

async function takenPort(): Promise<number> {
  const other = createServer();
  onTestFinished(() => void other.close());
  return Number(new URL(await listen(other, { host: '127.0.0.1', port: 0 })).port);
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
