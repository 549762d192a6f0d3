import { describe, expect, test } from 'vitest';
import { challengeAddress, tokenAddress } from '#contract/app-check.ts';
import { appCheckToken } from '#test/fixtures/app-check-client.ts';
import { startAskedHost } from '#test/fixtures/asked-host.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { startHost } from '#test/fixtures/running-host.ts';

test('a page gets a challenge, and for its solution a token that its call is heard with', async () => {
  const { origin, store } = await startAskedHost();
  const { token } = await appCheckToken(origin);
  expect((await call(origin, token)).status).toBe(200);
  expect(await store.messages.list()).toHaveLength(1);
});

test('no challenge is kept by a cache', async () => {
  const { origin } = await startAskedHost();
  const answer = await fetch(origin + challengeAddress);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each([undefined, '', 'forged'])(
  'a call with the token %j is refused, and nothing stored',
  async (token) => {
    const { origin, store } = await startAskedHost();
    const answer = await call(origin, token);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({
      error: { status: 'UNAUTHENTICATED', message: expect.any(String) },
    });
    expect(await store.messages.list()).toEqual([]);
  },
);

describe('asking for a token', () => {
  test.each([
    ['with what is no solution', '{"challenge":{}}', 401, 'UNAUTHENTICATED'],
    ['with what is no JSON', '{"challenge":', 400, 'INVALID_ARGUMENT'],
    ['with far too much', JSON.stringify('x'.repeat(9000)), 413, 'INVALID_ARGUMENT'],
  ])('%s is refused', async (_, body, status, code) => {
    const { origin } = await startAskedHost();
    const answer = await fetch(origin + tokenAddress, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: { status: code } });
  });

  test('by another method or type is told which it takes', async () => {
    const { origin } = await startAskedHost();
    const got = await fetch(origin + tokenAddress);
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
    const typed = await fetch(origin + tokenAddress, { method: 'POST', body: 'solution=1' });
    expect(typed.status).toBe(415);
  });
});

test('where reCAPTCHA is chosen, no challenge is given, and only its tokens are heard', async () => {
  const { origin, store } = await startHost({
    APP_CHECK: 'recaptcha',
    RECAPTCHA_SITE_KEY: '6Lc_site-key',
    FIREBASE_PROJECT_ID: 'agency',
    FIREBASE_APP_ID: '1:1234567890:web:0123abcd',
    FIREBASE_API_KEY: 'AIza-key',
  });
  const answer = await fetch(origin + challengeAddress);
  expect([answer.status, await answer.json()]).toMatchObject([
    404,
    { error: { status: 'NOT_FOUND' } },
  ]);
  const { token } = await appCheckToken((await startHost()).origin);
  expect((await call(origin, token)).status).toBe(401);
  expect(await store.messages.list()).toEqual([]);
});

function call(origin: string, token: string | undefined): Promise<Response> {
  return fetch(`${origin}/api/emailMessage`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { 'x-firebase-appcheck': token }),
    },
    body: JSON.stringify({ data: completeMessage }),
  });
}
