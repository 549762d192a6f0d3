import process from 'node:process';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { pollOptions } from './fault-suite.ts';
import { startServer } from '#test/fixtures/server-process.ts';

test('a rejected promise that nothing handles is logged, and an exception that nothing catches stops the server', async () => {
  // At the first SIGUSR2, and at the second.
  const code = `
    process.once("SIGUSR2",()=>{
      process.once("SIGUSR2",()=>setImmediate(()=>{throw(new(Error)("stray"))}));
      Promise.reject(new(Error)("stray"))
    })`.replaceAll(/\s/g, '');
  const server = await startServer({
    dataDir: await temporaryFolder(),
    inside: ['env', `NODE_OPTIONS=--import=data:text/javascript,${encodeURIComponent(code)}`],
  });
  const origin = await server.origin;
  process.kill(server.pid, 'SIGUSR2');
  await expect.poll(server.errors, pollOptions).toContain('a promise was rejected unexpectedly');
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);

  process.kill(server.pid, 'SIGUSR2');
  expect(await server.ended).toBe(1);
  expect(server.errors()).toContain('unexpected error: the server stops');
});
