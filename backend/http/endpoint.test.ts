import { describe, expect, test } from 'vitest';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import { runEndpoint, type Endpoint } from './endpoint.ts';
import type { ReadBody } from './read-body.ts';

const whole = (text: string): ReadBody => ({ kind: 'whole', bytes: Buffer.from(text) });

/** Runs an endpoint on a body, and records up to which limit the body was read. */
async function run(parts: Partial<Endpoint>, body: ReadBody, length?: number, method = 'POST') {
  const log = recordedLog();
  const limits: number[] = [];
  const endpoint: Endpoint = {
    methods: ['POST'],
    bodyLimit: 100,
    admit: () => undefined,
    answer: (request) => Promise.resolve(response(200, Buffer.from(request.body).toString())),
    refuse: (status, retryAfterSeconds) => response(status, String(retryAfterSeconds ?? '')),
    ...parts,
  };
  const headers = new Headers(length === undefined ? {} : { 'content-length': String(length) });
  const readBody = (limit: number) => {
    limits.push(limit);
    return Promise.resolve(body);
  };
  const request = { head: { method, headers }, address: '203.0.113.7', readBody };
  return { answer: await runEndpoint(endpoint, request, log), limits, log };
}

const response = (status: number, body: string) => ({ status, headers: {}, body });

describe('a request', () => {
  test('is answered once its body is read', async () => {
    const { answer, limits } = await run({}, whole('hello'));
    expect(answer).toEqual(response(200, 'hello'));
    expect(limits).toEqual([100]);
  });

  test('that is not admitted has its body left unread', async () => {
    const admit = () => response(429, '');
    const { answer, limits } = await run({ admit }, { kind: 'too-large' });
    expect(answer).toEqual(response(429, ''));
    expect(limits).toEqual([]);
  });

  test.each([
    [['POST'], 'GET', 'POST'],
    [['GET'], 'POST', 'GET, HEAD'],
    [['GET', 'POST'], 'PROPFIND', 'GET, HEAD, POST'],
  ] as const)(
    'is refused at an endpoint for %j by the method %s',
    async (methods, method, allow) => {
      const { answer, limits } = await run({ methods }, whole(''), 0, method);
      expect(answer).toMatchObject({ status: 405, headers: { allow } });
      expect(limits).toEqual([]);
    },
  );

  test('may be HEAD where GET is answered', async () => {
    expect((await run({ methods: ['GET'] }, whole(''), 0, 'HEAD')).answer?.status).toBe(200);
  });

  test('that declares too large a body has it left unread', async () => {
    const { answer, limits } = await run({}, { kind: 'too-large' }, 101);
    expect(answer).toEqual(response(413, ''));
    expect(limits).toEqual([]);
  });

  test.each([
    ['too-large', 413],
    ['too-slow', 408],
    ['evicted', 503],
  ] as const)('whose body is %s is refused with %d', async (kind, status) => {
    expect((await run({}, { kind })).answer?.status).toBe(status);
  });

  test('whose client is gone is not answered, nor logged', async () => {
    const { answer, log } = await run({}, { kind: 'closed' });
    expect(answer).toBeUndefined();
    expect(log.lines()).toEqual([]);
  });

  test.each(['admit', 'answer'] as const)(
    'that fails unexpectedly in %s is logged once',
    async (part) => {
      const fail = () => {
        throw new TypeError('a secret');
      };
      const { answer, log } = await run({ [part]: fail }, whole(''));
      expect(answer).toEqual(response(500, ''));
      expect(log.sentences('error')).toHaveLength(1);
      expect(log.text()).not.toContain('secret');
    },
  );

  test('is asked to come again while the store is unavailable', async () => {
    const answer = () => Promise.reject(new StoreUnavailable('locked'));
    expect((await run({ answer }, whole(''))).answer).toEqual(response(503, '30'));
  });
});
