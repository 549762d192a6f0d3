import { createServer } from 'node:http';
import type { ErrorRequestHandler } from 'express';
import express from 'express';
import { HttpsError, onCall } from 'firebase-functions/https';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type CallAnswer, callable } from '#backend/http/email-message.ts';
import { answerApi } from '#backend/hosts/node/answer-api.ts';
import { listen } from '#backend/hosts/node/server.ts';
import { BodyBudget } from '#backend/http/body-budget.ts';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { callableWireContract, wireRefusal } from './callable-wire.ts';

// The real one logs at length to the console that it finds when it is loaded.
vi.hoisted(() => {
  for (const level of ['debug', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(() => undefined);
  }
});

describe('our callable', () => {
  const unlimited = { take: () => undefined };
  const endpoint = callable(ourFunction, unlimited);
  const answer = answerApi((path) => (path === '/api/function' ? endpoint : undefined), {
    log: recordedLog(),
    siteUrl: undefined,
    budget: new BodyBudget({ total: 2 ** 20, perClient: 2 ** 20, requestsPerClient: 100 }),
    bodyTimeout: 10_000,
    isProxy: () => false,
    isEmulator: true,
  });
  const server = createServer((request, response) => {
    void answer(request, 'id')?.then((answered) => {
      response.writeHead(answered?.status ?? 0, answered?.headers).end(answered?.body);
    });
  });
  let address = '';
  beforeAll(async () => {
    address = `${await listen(server, { host: '127.0.0.1', port: 0 })}/api/function`;
  });
  afterAll(() => server[Symbol.asyncDispose]());

  callableWireContract(() => ({
    address,
    statusOf: { wrongMethod: 405, wrongType: 415 },
  }));

  describe('beyond onCall', () => {
    const call = (body: string | ReadableStream) =>
      fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        // For a body that is a stream.
        ...{ duplex: 'half' },
      });

    test('reads no more than 64 KB, with or without a length', async () => {
      const large = JSON.stringify({ data: 'x'.repeat(64 * 1024) });
      expect((await call(large)).status).toBe(413);
      // Without a length.
      expect((await call(new Blob([large]).stream())).status).toBe(413);
    });

    test('accepts a body of exactly 64 KB', async () => {
      const frame = JSON.stringify({ data: { ask: 'nothing', value: '' } }).length;
      const data = { ask: 'nothing', value: 'x'.repeat(64 * 1024 - frame) };
      expect((await call(JSON.stringify({ data }))).status).toBe(200);
    });

    test('sends Retry-After', async () => {
      const answer = await call('{"data":{"ask":"unavailable"}}');
      expect(answer.headers.get('retry-after')).toBe('30');
    });
  });
});

describe('the real onCall of firebase-functions', () => {
  // Behind Express, as on the platform.
  const app = express();
  const carryOn: ErrorRequestHandler = (_error, _asked, _answer, next) => next();
  app.use(express.json({ strict: false }), carryOn);
  const real = onCall(realFunction);
  app.all('/function', (asked, answer) => {
    void real(Object.assign(asked, { rawBody: Buffer.alloc(0) }), answer);
  });
  const server = createServer(app);
  let address = '';
  beforeAll(async () => {
    address = `${await listen(server, { host: '127.0.0.1', port: 0 })}/function`;
  });
  afterAll(() => server[Symbol.asyncDispose]());

  callableWireContract(() => ({
    address,
    statusOf: { wrongMethod: 400, wrongType: 400 },
  }));
});

/** The function of the callable contract, as a handler of `onCall`. */
function realFunction({ data }: { data: unknown }): unknown {
  const { ask, value } = readRequest(data);
  switch (ask) {
    case 'echo':
      return value;
    case 'nothing':
      return undefined;
    case 'refuse':
      throw new HttpsError('invalid-argument', wireRefusal.message, wireRefusal.details);
    case 'unauthenticated':
      throw new HttpsError('unauthenticated', 'Unauthenticated');
    case 'unavailable':
      throw new HttpsError('unavailable', 'Try again later.');
    default:
      throw new Error('An internal secret');
  }
}

/** Reads what a test asks for, and the value that goes with it. */
function readRequest(data: unknown): { ask: unknown; value: unknown } {
  if (typeof data !== 'object' || data === null) return { ask: undefined, value: undefined };
  return { ask: Reflect.get(data, 'ask'), value: Reflect.get(data, 'value') };
}

/** What `realFunction` does, as a function of ours. */
function ourFunction({ data }: { data: unknown }): Promise<CallAnswer> {
  const { ask, value } = readRequest(data);
  switch (ask) {
    case 'echo':
      return Promise.resolve({ result: value });
    case 'nothing':
      return Promise.resolve({ result: undefined });
    case 'refuse':
      return Promise.resolve({ error: { status: 'INVALID_ARGUMENT', ...wireRefusal } });
    case 'unauthenticated':
      return Promise.resolve({ error: { status: 'UNAUTHENTICATED', message: 'Unauthenticated' } });
    case 'unavailable':
      return Promise.resolve({
        error: { status: 'UNAVAILABLE', message: 'Try again later.', retryAfterSeconds: 30 },
      });
    default:
      throw new Error('An internal secret');
  }
}
