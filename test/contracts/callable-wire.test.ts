import { createServer, type Server } from 'node:http';
import express, { type ErrorRequestHandler } from 'express';
import { HttpsError, onCall } from 'firebase-functions/https';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Submission, SubmissionOutcome } from '#backend/contact/submit-message.ts';
import { answerApi } from '#backend/hosts/node/answer-api.ts';
import { listen } from '#backend/hosts/node/server.ts';
import { BodyBudget } from '#backend/http/body-budget.ts';
import { emailMessageEndpoint } from '#backend/http/email-message-endpoint.ts';
import { recordedLog } from '#test/fixtures/recorded-log.ts';

// The real one logs at length to the console that it finds when it is loaded.
vi.hoisted(() => {
  for (const level of ['debug', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(() => undefined);
  }
});

/** What both answer a call with, by its data. */
const outcomes = new Map<unknown, SubmissionOutcome>([
  ['stored', { kind: 'stored', id: 'm1' }],
  ['invalid', { kind: 'invalid', problems: { name: 'Who?' } }],
  ['unauthenticated', { kind: 'unauthenticated' }],
  ['too-many', { kind: 'too-many', retryAfterSeconds: 90 }],
  ['unavailable', { kind: 'unavailable', retryAfterSeconds: 30 }],
]);

const wait = (retryAfterSeconds: number) => ({ retryAfterSeconds });

const badFields = { fields: { name: 'Who?' } };

/** The same as errors of a handler of `onCall`. */
const errors = new Map<unknown, HttpsError>([
  ['invalid', new HttpsError('invalid-argument', 'Another look, please.', badFields)],
  ['unauthenticated', new HttpsError('unauthenticated', 'Unauthenticated')],
  ['too-many', new HttpsError('resource-exhausted', 'Too many messages.', wait(90))],
  ['unavailable', new HttpsError('unavailable', 'Please try again.', wait(30))],
]);

function realFunction({ data }: { data: unknown }): object {
  if (data === 'stored') return { id: 'm1' };
  throw errors.get(data) ?? new Error('An internal secret');
}

const submissions: Submission[] = [];

const ours = serverOfTheseTests(() => {
  const endpoint = emailMessageEndpoint({
    submit(submission) {
      submissions.push(submission);
      const outcome = outcomes.get(submission.content);
      return outcome ? Promise.resolve(outcome) : Promise.reject(new Error('An internal secret'));
    },
    limits: { take: () => undefined },
    siteUrl: new URL('https://www.agency.example'),
  });
  const answer = answerApi((path) => (path === '/api/function' ? endpoint : undefined), {
    log: recordedLog(),
    siteUrl: undefined,
    budget: new BodyBudget({ total: 2 ** 20, perClient: 2 ** 20, requestsPerClient: 100 }),
    bodyTimeout: 10_000,
    isProxy: () => false,
    isEmulator: true,
  });
  return createServer((request, response) => {
    void answer(request, 'id')?.then((answered) => {
      response.writeHead(answered?.status ?? 0, answered?.headers).end(answered?.body);
    });
  });
});

const real = serverOfTheseTests(() => {
  // Behind Express, as on the platform.
  const app = express();
  const carryOn: ErrorRequestHandler = (_error, _asked, _answer, next) => next();
  app.use(express.json({ strict: false }), carryOn);
  const handler = onCall(realFunction);
  app.all('/api/function', (asked, answer) => {
    void handler(Object.assign(asked, { rawBody: Buffer.alloc(0) }), answer);
  });
  return createServer(app);
});

/** The status of a request that is no call differs. The SDK only reads the body, which is the same. */
describe.each([
  ['our callable', ours, { wrongMethod: 405, wrongType: 415 }],
  ['the real onCall of firebase-functions', real, { wrongMethod: 400, wrongType: 400 }],
])('%s', (_, address, statusOf) => {
  const exchange = async (request: RequestInit) => {
    const response = await fetch(address(), { headers: json, ...request });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const call = (body: string, headers: Record<string, string> = json) =>
    exchange({ method: 'POST', body, headers });

  test.each([
    ['stored', 200, { result: { id: 'm1' } }],
    ['invalid', 400, failed('INVALID_ARGUMENT', { details: badFields })],
    ['unauthenticated', 401, failed('UNAUTHENTICATED')],
    ['too-many', 429, failed('RESOURCE_EXHAUSTED', { details: wait(90) })],
    ['unavailable', 503, failed('UNAVAILABLE', { details: wait(30) })],
    // It reveals nothing.
    ['unexpected', 500, failed('INTERNAL', { message: 'INTERNAL' })],
  ])('answers a call that is %s with %i', async (data, status, body) => {
    expect(await call(JSON.stringify({ data }))).toEqual({ status, body });
  });

  test.each([
    ['another key beside data', '{"data":{},"more":1}'],
    ['no data', '{}'],
    ['a list', '[1]'],
    ['an empty body', ''],
    ['null', 'null'],
    ['no JSON', '{"data":'],
  ])('refuses %s', async (_, body) => {
    const refusal = failed('INVALID_ARGUMENT', { message: 'Bad Request' });
    expect(await call(body)).toEqual({ status: 400, body: refusal });
  });

  test.each(['application/x-www-form-urlencoded', 'application/jsonp'])(
    'refuses the type %s',
    async (type) => {
      const answer = await call('{"data":{}}', { 'content-type': type });
      expect(answer).toEqual({ status: statusOf.wrongType, body: failed('INVALID_ARGUMENT') });
    },
  );

  test.each(['GET', 'PUT'])('refuses %s', async (method) => {
    const refusal = { status: statusOf.wrongMethod, body: failed('INVALID_ARGUMENT') };
    expect(await exchange({ method })).toEqual(refusal);
  });

  test('lets a page of another origin call with the headers of the SDK', async () => {
    const origin = 'http://127.0.0.1:4321';
    const preflight = await fetch(address(), {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-firebase-appcheck',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
    expect(listIn(preflight, 'access-control-allow-methods')).toContain('post');
    const allowed = listIn(preflight, 'access-control-allow-headers');
    expect(allowed).toEqual(['content-type', 'x-firebase-appcheck']);
    const headers = { ...json, origin };
    const answer = await fetch(address(), { method: 'POST', headers, body: '{"data":"stored"}' });
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('vary')).toMatch(/origin/i);
  });
});

describe('our callable, beyond onCall,', () => {
  const call = (body: string | ReadableStream, headers: Record<string, string> = {}) =>
    // `duplex`: for a body that is a stream.
    fetch(ours(), {
      method: 'POST',
      headers: { ...json, ...headers },
      body,
      ...{ duplex: 'half' },
    });

  test('submits the data with its token and its page, which the public address shows', async () => {
    const headers = {
      'x-firebase-appcheck': 'token',
      'sec-fetch-site': 'same-origin',
      referer: 'https://www.agency.example/about?x=1',
    };
    await call('{"data":"stored"}', headers);
    const source = { kind: 'call', appCheckToken: 'token' };
    const address = '127.0.0.1';
    expect(submissions.at(-1)).toEqual({ content: 'stored', page: '/about', source, address });
  });

  test('reads no more than 64 KB, with or without a length', async () => {
    const frame = '{"data":""}'.length;
    const ofSize = (bytes: number) => JSON.stringify({ data: 'x'.repeat(bytes - frame) });
    // Read whole, since it is submitted.
    expect((await call(ofSize(64 * 1024))).status).toBe(500);
    const large = ofSize(64 * 1024 + 1);
    expect((await call(large)).status).toBe(413);
    expect((await call(new Blob([large]).stream())).status).toBe(413);
  });

  test('sends Retry-After', async () => {
    const answer = await call('{"data":"unavailable"}');
    expect(answer.headers.get('retry-after')).toBe('30');
  });
});

const json = { 'content-type': 'application/json' };

function failed(status: string, parts: object = {}) {
  return { error: { status, message: expect.any(String), ...parts } };
}

/** The names that a header lists, in lower case. */
function listIn({ headers }: Response, name: string): readonly string[] {
  const names = headers.get(name)?.toLowerCase().split(',') ?? [];
  return names.map((each) => each.trim());
}

/** Returns the address of the function on a server that runs for the tests of this file. */
function serverOfTheseTests(create: () => Server): () => string {
  let address = '';
  let server: Server | undefined;
  beforeAll(async () => {
    server = create();
    address = `${await listen(server, { host: '127.0.0.1', port: 0 })}/api/function`;
  });
  afterAll(() => server?.[Symbol.asyncDispose]());
  return () => address;
}
