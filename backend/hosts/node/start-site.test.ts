import { spawn } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { builtSite } from '#test/fixtures/built-site.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { openSqliteStore } from '../../store/open-sqlite-store.ts';
import { databaseFile } from '../open-store.ts';

// A machine that runs every test at once is slow.
const soon = { timeout: 60_000 };

describe('the program', () => {
  test('says where it is, where messages are kept and where mail goes, and stops when asked', async () => {
    const dataDir = await temporaryFolder();
    const program = await start({ DATA_DIR: dataDir, PORT: '0' });
    await expect
      .poll(program.output, soon)
      .toMatch(/^.* is at http:\/\/127\.0\.0\.1:\d+\n.*\n.*\n$/);
    expect(program.output()).toContain(join(dataDir, 'messages.sqlite'));
    expect(program.output()).toContain(join(dataDir, 'mail'));
    program.stop('SIGTERM');
    expect(await program.ended).toBe(0);
  });

  test('answers what is under way before it stops', async () => {
    const program = await start({ DATA_DIR: await temporaryFolder(), PORT: '0' });
    await expect.poll(program.output, soon).toContain('http://');
    const port = Number(/:(\d+)\n/.exec(program.output())?.[1]);
    const body = '{"data":{}}';
    const socket = await connected(port);
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    const headers = [
      'POST /api/emailMessage HTTP/1.1',
      'Host: agency.example',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Expect: 100-continue',
    ];
    socket.write(`${headers.join('\r\n')}\r\n\r\n{`);
    // The server has begun with it, and waits for the rest.
    await expect.poll(() => answer, soon).toContain('100 Continue');
    program.stop('SIGINT');
    // It has heard: who comes now finds nobody.
    await expect.poll(() => isListening(port), soon).toBe(false);
    socket.write(body.slice(1));
    expect(await program.ended).toBe(0);
    expect(answer).toContain('UNAUTHENTICATED');
  });

  test('stops too when npm is stopped, whose shell keeps the signal to itself', async () => {
    const env = { DATA_DIR: await temporaryFolder(), PORT: '0', npm_lifecycle_event: 'start' };
    const program = await start(env, { throughShell: true });
    await expect.poll(program.output, soon).toContain('http://');
    const address = /http:\S+/.exec(program.output())?.[0] ?? '';
    program.stop('SIGTERM');
    // The output ends with the last process that holds it.
    await program.ended;
    await expect(fetch(address)).rejects.toThrow();
    expect(program.errors()).toContain('stopping: npm');
  });

  test('outlives a shell that is not of npm', async () => {
    const env = { DATA_DIR: await temporaryFolder(), PORT: '0' };
    const program = await start(env, { throughShell: true });
    await expect.poll(program.output, soon).toContain('http://');
    const address = /http:\S+/.exec(program.output())?.[0] ?? '';
    program.stop('SIGTERM');
    // Twice as long as it takes to see that npm is gone.
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    process.kill(Number(/^pid (\d+)$/m.exec(program.output())?.[1]));
    await program.ended;
  });

  test('names every bad setting, one line each', async () => {
    const program = await start({ PORT: 'eighty', MAIL_TO: 'nobody' });
    expect(await program.ended).toBe(1);
    expect(program.errors().trim().split('\n')).toEqual([
      expect.stringMatching(/^PORT: /),
      expect.stringMatching(/^MAIL_TO: /),
    ]);
  });

  test('says that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await new Promise((listening) => other.once('listening', listening));
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const program = await start({ DATA_DIR: await temporaryFolder(), PORT: String(port) });
    expect(await program.ended).toBe(1);
    expect(program.errors()).toMatch(/^PORT: \d+ on 127\.0\.0\.1 is already in use.*\n$/);
  });

  test('says that another server runs on its data folder, and leaves it alone', async () => {
    const env = { DATA_DIR: await temporaryFolder(), PORT: '0' };
    const first = await start(env);
    await expect.poll(first.output, soon).toContain('http://');
    const address = /http:\S+/.exec(first.output())?.[0] ?? '';
    const second = await start(env);
    expect(await second.ended).toBe(1);
    expect(second.errors()).toMatch(/^DATA_DIR: .* is already in use by another server.*\n$/);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);

    // A kill leaves nothing behind that would be in the way of the next start.
    first.stop('SIGKILL');
    await first.ended;
    const third = await start(env);
    await expect.poll(third.output, soon).toContain('http://');
    third.stop('SIGTERM');
    expect(await third.ended).toBe(0);
  });

  test('that cannot listen sends no notification', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await new Promise((listening) => other.once('listening', listening));
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const dataDir = await temporaryFolder();
    const store = await openSqliteStore(databaseFile({ dataDir }));
    onTestFinished(() => store.close());
    await store.messages.save({
      ...{ id: 'm1', receivedAt: Date.now(), page: undefined, content: completeMessage },
      spamSigns: [],
      ...{
        contentKey: 'm1',
        duplicatesAfter: 0,
        confirmation: { mailbox: 'rosa@alder-and-rye.example', limits: [] },
        notifications: [{ id: 'l1', kind: 'inquiry' }],
      },
    });
    const program = await start({ DATA_DIR: dataDir, PORT: String(port) });
    expect(await program.ended).toBe(1);
    expect((await store.messages.get('m1'))?.notifications).toMatchObject([
      { state: 'waiting', attempts: 0 },
    ]);
  });

  test.skipIf(process.platform !== 'linux')(
    'says so of a folder that the system makes for nobody (skipped off Linux, which has /proc)',
    async () => {
      const program = await start({ DATA_DIR: '/proc/x/y', PORT: '0' });
      expect(await program.ended).toBe(1);
      expect(program.errors()).toMatch(/^DATA_DIR: .*\n$/);
    },
  );

  test('says that the data folder cannot be written', async () => {
    const file = join(await temporaryFolder(), 'a-file');
    await writeFile(file, '');
    const program = await start({ DATA_DIR: file, PORT: '0' });
    expect(await program.ended).toBe(1);
    expect(program.errors()).toMatch(/^DATA_DIR: .*a-file.*\n$/);
  });

  test.skipIf(process.getuid?.() === 0)(
    'says so of a read-only folder (skipped for root, whom no folder refuses)',
    async () => {
      const folder = await temporaryFolder();
      await chmod(folder, 0o500);
      const program = await start({ DATA_DIR: folder, PORT: '0' });
      expect(await program.ended).toBe(1);
      expect(program.errors()).toMatch(/^DATA_DIR: .*\n$/);
    },
  );

  test('says that the database of a Firebase project is for functions', async () => {
    const dataDir = await temporaryFolder();
    const program = await start({
      DATA_DIR: dataDir,
      DATABASE_URL: 'firestore://my-inquiry-4f2a1',
    });
    expect(await program.ended).toBe(1);
    expect(program.errors()).toMatch(/^DATABASE_URL: .* is served by its functions, .*\n$/);
  });

  test('says that the host is none of this machine', async () => {
    const program = await start({ DATA_DIR: await temporaryFolder(), HOST: '192.0.2.1' });
    expect(await program.ended).toBe(1);
    expect(program.errors()).toMatch(/^HOST: 192\.0\.2\.1 .*\n$/);
  });
});

async function start(env: Record<string, string>, { throughShell = false } = {}) {
  const site = await builtSite();
  const file = fileURLToPath(import.meta.resolve('#test/fixtures/site-program.ts'));
  // In a folder of its own, so that no .env of a developer takes part.
  const cwd = await temporaryFolder();
  const child = throughShell
    ? spawn('sh', ['-c', `"${process.execPath}" "${file}" "${site}" & echo pid $!; wait`], {
        cwd,
        env,
      })
    : spawn(process.execPath, [file, site], { cwd, env });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  return { output: () => output, errors: () => errors, ended, stop };
}

async function isListening(port: number): Promise<boolean> {
  return connected(port).then(
    (socket) => (socket.destroy(), true),
    () => false,
  );
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  onTestFinished(() => void socket.destroy());
  return socket;
}
