import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#backend/hosts/node/server.ts';
import { freePort } from '#test/fixtures/free-port.ts';
import { awaitRelease } from './await-release.ts';

test('waits until the server has switched', async () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.end(JSON.stringify({ status: 'alive', ...(asked > 2 && { release: 'new' }) }));
  });
  onTestFinished(() => void server.close());
  const origin = await listen(server, { host: '127.0.0.1', port: 0 });
  const port = Number(new URL(origin).port);
  const outcome = await awaitRelease({ host: '0.0.0.0', port }, 'new');
  expect(outcome).toBe(`${origin} shows release new.`);
  expect(asked).toBe(3);
});

test('says that no server is running', async () => {
  const port = await freePort();
  const outcome = await awaitRelease({ host: '127.0.0.1', port }, 'new');
  expect(outcome).toContain(`No server answers at http://127.0.0.1:${port}`);
});
