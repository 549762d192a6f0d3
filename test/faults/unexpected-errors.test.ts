import process from 'node:process';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { pollOptions } from './fault-suite.ts';
import { serverClock } from './server-clock.ts';
import { startServer } from './server-process.ts';

test('a rejected promise that nothing handles is logged, and the server goes on', async () => {
  const server = await serverWith('Promise.reject(new Error("stray"))');
  process.kill(server.pid, 'SIGUSR2');
  await expect.poll(server.errors, pollOptions).toContain('a promise was rejected unexpectedly');
  expect((await fetch(`${await server.origin}/readyz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});

test('an exception that nothing catches is logged, and the server stops to be restarted', async () => {
  const server = await serverWith('setImmediate(()=>{throw(new(Error)("stray"))})');
  process.kill(server.pid, 'SIGUSR2');
  expect(await server.ended).toBe(1);
  expect(server.errors()).toContain('unexpected error: the server stops');
});

/** A server in which an error happens at SIGUSR2. */
async function serverWith(error: string) {
  const code = `process.on("SIGUSR2",()=>{${error}})`;
  const server = await startServer({
    dataDir: await temporaryFolder(),
    clock: await serverClock(),
    inside: ['env', `NODE_OPTIONS=--import=data:text/javascript,${encodeURIComponent(code)}`],
  });
  await server.origin;
  return server;
}
