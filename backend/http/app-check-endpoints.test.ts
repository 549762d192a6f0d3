import { expect, test, vi } from 'vitest';
import { challengeAddress, tokenAddress } from '#contract/app-check.ts';
import { appCheckToken } from '#test/fixtures/app-check-client.ts';
import { sharedHost } from '#test/fixtures/running-host.ts';

const shared = sharedHost({ SITE_URL: 'https://www.agency.example', TRUST_PROXY: 'loopback' });

async function post(body: string, type = 'application/json'): Promise<Response> {
  const { origin } = await shared();
  const headers = { 'content-type': type };
  return fetch(origin + tokenAddress, { method: 'POST', headers, body });
}

test.each([
  [{}, 200],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  // The site is served from elsewhere.
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://www.agency.example' }, 200],
  // Another site could load it as an image.
  [{ 'sec-fetch-site': 'cross-site' }, 401],
])('answers a request for a challenge with %j by %d', async (headers, status) => {
  const { get, contact } = await shared();
  const take = vi.spyOn(contact.limits, 'take');
  const answer = await get(challengeAddress, { ...headers });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(take).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
  take.mockRestore();
});

test('exchanges a solved challenge for a token of the client', async () => {
  const { origin, contact } = await shared();
  const { token } = await appCheckToken(origin, '203.0.113.7');
  expect(await contact.proofOfWork?.accepts(token, '198.51.100.1')).toBe(false);
  expect(await contact.proofOfWork?.accepts(token, '203.0.113.7')).toBe(true);
});

test.each([
  ['a challenge that is not solved', 401, 'UNAUTHENTICATED', '{}'],
  ['null', 401, 'UNAUTHENTICATED', 'null'],
  ['half of a solution', 400, 'INVALID_ARGUMENT', '{"challenge":'],
  ['far too much', 413, 'INVALID_ARGUMENT', JSON.stringify('x'.repeat(9000))],
  ['text', 415, 'INVALID_ARGUMENT', '{}', 'text/plain'],
])('refuses %s with %d %s', async (_, status, code, body, type?: string) => {
  const answer = await post(body, type);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ error: { status: code } });
});

test('refuses requests over the limit, with when to try again', async () => {
  const { get, contact } = await shared();
  const take = vi.spyOn(contact.limits, 'take').mockReturnValue(60);
  for (const answer of [await get(challengeAddress), await post('{}')]) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await answer.json()).toMatchObject({
      error: { status: 'RESOURCE_EXHAUSTED', details: { retryAfterSeconds: 60 } },
    });
  }
  const requests = take.mock.calls.map(([request]) => request);
  expect(requests).toEqual(['newcomer-challenge', 'challenge', 'exchange']);
  take.mockRestore();
});
