import { createServer } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { gracefulClose } from './run-program.ts';
import { listen } from './server.ts';

test('closes once a slow client has received a whole large answer, and closes idle connections', async () => {
  const body = Buffer.alloc(32 * 1024 * 1024, 'x');
  const server = createServer((request, response) => {
    response.end(request.url === '/large' ? body : 'small');
  });
  const close = gracefulClose(server);
  const port = Number(new URL(await listen(server, { host: '127.0.0.1', port: 0 })).port);
  const ask = async (path: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await once(socket, 'readable');
    return socket;
  };
  const idle = await ask('/small');
  const slow = await ask('/large');

  const closed = close();
  let received = 0;
  slow.on('data', (chunk: Buffer) => (received += chunk.length));
  idle.resume();
  await Promise.all([closed, once(slow, 'close'), once(idle, 'close')]);
  expect(received).toBeGreaterThan(body.length);
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
});
