import { expect, test } from 'vitest';
import { senderAddress as address, sendToEndpoint } from '#test/fixtures/send-to-endpoint.ts';
import type { ProofOfWork } from '../app-check/proof-of-work.ts';
import type { LimitedRequest } from '../limits/request-limits.ts';
import { appCheckEndpoints } from './app-check-endpoints.ts';
import type { Endpoint } from './endpoint.ts';

const token = { token: 'a token', expireTimeMillis: 1 };
// Only its shape matters here.
const challenge = { parameters: {}, signature: '' } as Awaited<
  ReturnType<ProofOfWork['challenge']>
>;

function open({ isFull = false } = {}) {
  const exchanged: unknown[] = [];
  const taken: LimitedRequest[] = [];
  const endpoints = appCheckEndpoints(
    {
      challenge: () => Promise.resolve(challenge),
      exchange(solved, from) {
        exchanged.push([solved, from]);
        return Promise.resolve(solved === 'solved' ? token : undefined);
      },
      accepts: () => Promise.resolve(false),
    },
    {
      take(request) {
        taken.push(request);
        return isFull ? 60 : undefined;
      },
    },
    'https://www.agency.example',
  );
  return { ...endpoints, exchanged, taken };
}

async function send(
  endpoint: Endpoint,
  method: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
) {
  const answer = await sendToEndpoint(endpoint, method, headers, body);
  return { ...answer, body: JSON.parse(String(answer.body)) as unknown };
}

const json = { 'content-type': 'application/json' };

test.each([
  [{}, 200],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  // The site is served from elsewhere.
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://www.agency.example' }, 200],
  // Another site could load it as an image.
  [{ 'sec-fetch-site': 'cross-site' }, 401],
])('answers a request for a challenge with %j by %d', async (headers, status) => {
  const { challenge: endpoint, taken } = open();
  const answer = await send(endpoint, 'GET', { ...headers });
  expect(answer.status).toBe(status);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(taken).toEqual(status === 200 ? ['newcomer-challenge'] : []);
});

test('exchanges a solved challenge for a token of the client', async () => {
  const { token: endpoint, exchanged, taken } = open();
  const answer = await send(endpoint, 'POST', json, '"solved"');
  expect(answer).toMatchObject({ status: 200, body: token });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect([exchanged, taken]).toEqual([[['solved', address]], ['exchange']]);
});

test.each([
  ['a challenge that is not solved', 401, 'UNAUTHENTICATED', json, '{}'],
  ['null', 401, 'UNAUTHENTICATED', json, 'null'],
  ['half of a solution', 400, 'INVALID_ARGUMENT', json, '{"challenge":'],
  ['far too much', 413, 'INVALID_ARGUMENT', json, JSON.stringify('x'.repeat(9000))],
  ['text', 415, 'INVALID_ARGUMENT', { 'content-type': 'text/plain' }, '"solved"'],
])('refuses %s with %d %s', async (_, status, code, headers, body) => {
  expect(await send(open().token, 'POST', headers, body)).toMatchObject({
    status,
    body: { error: { status: code } },
  });
});

test('refuses requests over the limit, with when to try again', async () => {
  const { challenge: challengeEndpoint, token: tokenEndpoint, exchanged } = open({ isFull: true });
  const refusal = {
    status: 429,
    headers: { 'retry-after': '60' },
    body: { error: { status: 'RESOURCE_EXHAUSTED', details: { retryAfterSeconds: 60 } } },
  };
  expect(await send(challengeEndpoint, 'GET')).toMatchObject(refusal);
  expect(await send(tokenEndpoint, 'POST', json, '"solved"')).toMatchObject(refusal);
  expect(exchanged).toEqual([]);
});
