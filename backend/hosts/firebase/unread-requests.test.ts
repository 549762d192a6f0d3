import { once } from 'node:events';
import { IncomingMessage, createServer } from 'node:http';
import { Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readBody } from './unread-requests.ts';

test('a body is seen by nobody before it is read, and then with its headers', async () => {
  const seen = await asked(async (request) => {
    const before = { ...request.headers };
    expect(await readBody(request, 4)).toBe(true);
    return [before['content-type'], before['content-length'], request.headers['content-type']];
  });
  expect(seen).toEqual([undefined, undefined, 'text/plain;charset=UTF-8']);
});

test('of a body that is too large a byte more is kept than it may have', async () => {
  const kept = await asked(async (request) => {
    await readBody(request, 4);
    return request.rawBody?.toString();
  });
  expect(kept).toBe('a bod');
});

test('a request that the framework has read is refused', async () => {
  const refused = await asked(async (request) => {
    await once(request.resume(), 'end');
    return readBody(request, 4).catch(String);
  });
  expect(refused).toContain('without any limit');
});

test('a request that Node.js has not told of is refused', async () => {
  const request = new IncomingMessage(new Socket());
  await expect(readBody(request, 4)).rejects.toThrow('without any limit');
});

/** What comes of a request in a server. */
async function asked<Result>(
  answer: (request: IncomingMessage & { rawBody?: Buffer }) => Promise<Result>,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const server = createServer((request, response) => {
    answer(request).then(resolve, reject);
    response.end();
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'a body' });
  return promise;
}
