import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#test/fixtures/free-port.ts';
import { awaitRelease } from './await-release.ts';

test('waits until the server has switched', async () => {
  const port = await freePort();
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.end(JSON.stringify({ status: 'alive', ...(asked > 2 && { release: 'new' }) }));
  });
  onTestFinished(() => void server.close());
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const outcome = await awaitRelease({ host: '0.0.0.0', port }, 'new');
  expect(outcome).toBe(`http://127.0.0.1:${port} shows release new.`);
  expect(asked).toBe(3);
});

test('says that no server is running', async () => {
  const port = await freePort();
  const outcome = await awaitRelease({ host: '127.0.0.1', port }, 'new');
  expect(outcome).toContain(`No server answers at http://127.0.0.1:${port}`);
});
