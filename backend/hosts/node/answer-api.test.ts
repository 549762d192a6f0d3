import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { challengeAddress } from '#contract/app-check.ts';
import { corsContract, fromSiteElsewhere, siteElsewhere } from '#test/contracts/cors.ts';
import { appCheckToken } from '#test/fixtures/app-check-client.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { answersTo } from '#test/fixtures/raw-connection.ts';
import { sharedHost, startHost, type RunningHost } from '#test/fixtures/running-host.ts';

const shared = sharedHost();

function call(
  { origin }: Pick<RunningHost, 'origin'>,
  token?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${origin}/api/emailMessage`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { 'x-firebase-appcheck': token }),
      ...headers,
    },
    body: JSON.stringify({ data: completeMessage }),
  });
}

test('stores a call with a token that was earned, and writes its emails to the data folder', async () => {
  const host = await startHost();
  const { token } = await appCheckToken(host.origin);
  const answer = await call(host, token);
  expect(answer.status).toBe(200);
  const [stored] = await host.store.messages.list();
  expect(await answer.json()).toEqual({ result: { id: stored?.id } });
  expect(stored?.content).toEqual(completeMessage);
  const mail = () => readdir(join(host.dataDir, 'mail')).catch(() => []);
  await expect.poll(mail).toHaveLength(2);
});

test('issues no tokens and accepts none of its own where reCAPTCHA is chosen', async () => {
  const host = await startHost({
    APP_CHECK: 'recaptcha',
    RECAPTCHA_SITE_KEY: '6Lc_site-key',
    FIREBASE_PROJECT_ID: 'agency',
    FIREBASE_APP_ID: '1:1234567890:web:0123abcd',
    FIREBASE_API_KEY: 'AIza-key',
  });
  expect((await host.get(challengeAddress)).status).toBe(404);
  const { token } = await appCheckToken((await startHost()).origin);
  expect((await call(host, token)).status).toBe(401);
});

test('answers an unknown function as the SDK expects', async () => {
  const { origin } = await shared();
  const answer = await fetch(`${origin}/api/none`, { method: 'POST', body: '{"data":' });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: { message: 'Not Found', status: 'NOT_FOUND' } });
});

test.each([
  // Other spellings of an address.
  ['/%61pi/app-check/ch%61llenge', 200],
  ['/api/app%2Dcheck/challenge?a=b', 200],
  ['/api%2fapp-check/challenge', 404],
  ['/api/%2e/app-check/challenge', 404],
  ['/api/app-check/%challenge', 404],
])('answers %s with %d', async (path, status) => {
  const { origin } = await shared();
  const request = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
  expect(await answersTo(origin, request)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test.each([
  ['POST', 413],
  ['PUT', 405],
])('answers the next request after a refused %s', async (method, status) => {
  const { origin } = await shared();
  const size = 300_000;
  const head = `${method} /api/emailMessage HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${size}\r\n\r\n`;
  const next = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  const answers = await answersTo(origin, head + 'x'.repeat(size) + next);
  expect(answers).toContain(`HTTP/1.1 ${status} `);
  expect(answers).toContain('{"status":"alive"}');
});

test('counts by the address that a trusted proxy names, and no other', async () => {
  for (const [settings, last] of [
    [{ TRUST_PROXY: 'loopback' }, 401],
    [{}, 429],
  ] as const) {
    const host = await startHost(settings);
    let status = 0;
    for (let n = 0; n < 61; n++) {
      ({ status } = await call(host, undefined, { 'x-forwarded-for': `203.0.${n}.7` }));
    }
    expect(status).toBe(last);
  }
});

describe('calls from another origin', () => {
  corsContract(async (settings) => {
    const { origin, store } = await startHost(settings);
    return { origin, stored: () => store.messages.list() };
  });

  test('are not allowed for pages and files', async () => {
    const { get } = await startHost({ SITE_URL: siteElsewhere });
    const { headers } = await get('/services', fromSiteElsewhere);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});

test('names the request in its answer and its log lines, never by an id of the client', async () => {
  const { post, log } = await startHost();
  const answer = await post(completeMessage, { 'x-request-id': 'Zuzanna' });
  const requestId = answer.headers.get('x-request-id');
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(log.lines()).toContainEqual(
    expect.objectContaining({
      ...{ requestId, msg: 'answered', method: 'POST', route: '/api/contact', status: 303 },
    }),
  );
});

test('logs an unexpected error with its place and request, and shows nothing of it', async () => {
  const { get, contact, log } = await startHost();
  const fail = () => Promise.reject(new TypeError('Invalid URL: Zuzanna'));
  Object.assign(contact, { checkWritable: fail });
  const answer = await get('/readyz');
  expect(answer.status).toBe(500);
  expect(log.lines()).toMatchObject([
    { requestId: answer.headers.get('x-request-id'), err: { type: 'TypeError' } },
  ]);
  expect((await answer.text()) + log.text()).not.toContain('Zuzanna');
});
