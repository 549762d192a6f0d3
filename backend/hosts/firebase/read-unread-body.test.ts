import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { serve } from '#test/fixtures/serve.ts';
import { readUnreadBody, restoreBodyHeaders } from './read-unread-body.ts';

test('hides a body until it is read, and then restores its headers', async () => {
  const seen = await answerOf(async (request) => {
    const before = { ...request.headers };
    restoreBodyHeaders(request);
    expect(await readUnreadBody(request, 6)).toEqual({
      kind: 'whole',
      bytes: Buffer.from('a body'),
    });
    return [before['content-type'], before['content-length'], request.headers['content-type']];
  });
  expect(seen).toEqual([undefined, undefined, 'text/plain;charset=UTF-8']);
});

test('holds nothing of a body that is too large', async () => {
  expect(await answerOf((request) => readUnreadBody(request, 5))).toEqual({ kind: 'too-large' });
});

test('throws for a request that the framework has read', async () => {
  await answerOf(async (request) => {
    await once(request.resume(), 'end');
    expect(() => readUnreadBody(request, 4)).toThrow('without any limit');
  });
});

/** Returns what `answer` makes of a request in a server. */
async function answerOf<Result>(answer: (request: IncomingMessage) => Promise<Result>) {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const origin = await serve((request, response) => {
    answer(request).then(resolve, reject);
    response.end();
  });
  await fetch(origin, { method: 'POST', body: 'a body' });
  return promise;
}
