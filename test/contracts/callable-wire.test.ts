import { createServer, request } from 'node:http';
import type { ErrorRequestHandler } from 'express';
import express from 'express';
import { HttpsError, onCall } from 'firebase-functions/https';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CallAnswer } from '#backend/http/callable.ts';
import { callable } from '#backend/http/callable.ts';
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
  const answer = answerApi(new Map([['/api/function', callable(ourFunction, unlimited)]]), {
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
    test('names the allowed method', async () => {
      expect((await fetch(address)).headers.get('allow')).toBe('POST');
    });

    test('reads no more than 64 KB, with or without a length', async () => {
      const headers = { 'content-type': 'application/json' };
      const large = JSON.stringify({ data: 'x'.repeat(64 * 1024) });
      const sent = await fetch(address, { method: 'POST', headers, body: large });
      expect(sent.status).toBe(413);
      expect(await sent.json()).toEqual({
        error: { message: 'Payload Too Large', status: 'INVALID_ARGUMENT' },
      });
      expect(await statusOfStream(address, headers, large)).toBe(413);
    });

    test('accepts a body of exactly 64 KB', async () => {
      const frame = JSON.stringify({ data: { ask: 'nothing', value: '' } }).length;
      const data = { ask: 'nothing', value: 'x'.repeat(64 * 1024 - frame) };
      const headers = { 'content-type': 'application/json' };
      const sent = await fetch(address, {
        method: 'POST',
        headers,
        body: JSON.stringify({ data }),
      });
      expect(sent.status).toBe(200);
    });

    test('sends Retry-After', async () => {
      const headers = { 'content-type': 'application/json' };
      const body = '{"data":{"ask":"unavailable"}}';
      const answer = await fetch(address, { method: 'POST', headers, body });
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

/** Sends a body in pieces, without a content length. */
function statusOfStream(
  address: string,
  headers: Record<string, string>,
  body: string,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sending = request(address, { method: 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    sending.on('error', reject);
    sending.write(body.slice(0, 1000));
    sending.end(body.slice(1000));
  });
}
