import { describe, expect, test } from 'vitest';
import { challengeAddress, tokenAddress } from '#contract/app-check.ts';
import { eventsAddress } from '#contract/event-batch.ts';
import { startAskedHost } from '#test/fixtures/asked-host.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';

const site = 'https://www.agency.example';
const call = '/api/emailMessage';

/** As a browser sends it of a page of the site that a static host serves. */
const ofSite = { origin: site, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };
const asking = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'content-type,x-firebase-appcheck',
};

describe('a page of the site that is served from elsewhere', () => {
  test.each([call, challengeAddress, tokenAddress, eventsAddress])(
    'is told that it may ask %s',
    async (url) => {
      const { inject } = await startAskedHost({ SITE_URL: site });
      const headers = { ...ofSite, ...asking };
      const answer = await inject({ method: 'OPTIONS', url, headers });
      expect(answer.statusCode).toBe(204);
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': site,
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'Content-Type, X-Firebase-AppCheck',
        vary: 'Origin',
      });
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    },
  );

  test('is heard, and can read the answer with all that it has to know', async () => {
    const { inject, store } = await startAskedHost({ SITE_URL: site });
    const refused = await inject({
      ...{ method: 'POST', url: call, headers: { ...ofSite, 'content-type': 'application/json' } },
      payload: { data: completeMessage },
    });
    expect(refused.statusCode).toBe(401);
    expect(refused.headers).toMatchObject({
      'access-control-allow-origin': site,
      'access-control-expose-headers': 'Retry-After',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const challenge = await inject({ url: challengeAddress, headers: ofSite });
    expect(challenge.statusCode).toBe(200);
    expect(challenge.headers['access-control-allow-origin']).toBe(site);
    const form = await inject({
      ...{ method: 'POST', url: '/api/contact' },
      headers: {
        ...{ ...ofSite, referer: `${site}/` },
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(completeMessage).toString(),
    });
    expect(form.headers.location).toBe(`${site}/message-sent`);
    const [kept] = await store.messages.list();
    // Of the page its browser told the origin alone.
    expect(kept).toMatchObject({ page: undefined, spamSigns: [] });
  });

  test('is counted', async () => {
    const { inject } = await startAskedHost({ SITE_URL: site });
    const headers = { ...ofSite, 'content-type': 'text/plain', 'sec-fetch-mode': 'no-cors' };
    const events = { method: 'POST', url: eventsAddress, payload: '{}' } as const;
    // Heard, and found to be no batch.
    expect((await inject({ ...events, headers })).statusCode).toBe(400);
    const other = { ...headers, origin: 'https://elsewhere.example' };
    expect((await inject({ ...events, headers: other })).statusCode).toBe(401);
  });
});

test.each([
  ['another site', { SITE_URL: site }, 'https://elsewhere.example'],
  ['the site over http', { SITE_URL: site }, 'http://www.agency.example'],
  ['what looks like the site', { SITE_URL: site }, `${site}.evil.example`],
  ['a page without an origin', { SITE_URL: site }, 'null'],
  ['anybody, where the site has no address', {}, site],
])('%s is given no leave to ask', async (_, settings, origin) => {
  const { inject } = await startAskedHost(settings);
  const headers = { ...ofSite, ...asking, origin };
  for (const url of [call, challengeAddress, tokenAddress, eventsAddress, '/api/contact']) {
    for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
      const answer = await inject({ method, url, headers });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
      expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  }
  const challenge = await inject({ url: challengeAddress, headers });
  expect(challenge.statusCode).toBe(401);
});

test('pages and files of the host are nobody else’s, not even of the site’s own address', async () => {
  const { inject } = await startAskedHost({ SITE_URL: site });
  const answer = await inject({ url: '/services', headers: ofSite });
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
});

test('a form that problems were found in leads back to the site from these functions', async () => {
  const settings = { SITE_URL: site, FUNCTIONS_URL: 'https://functions.agency.example/api' };
  const { inject } = await startAskedHost(settings);
  const headers = {
    ...{ host: 'functions.agency.example', origin: 'https://functions.agency.example' },
    ...{ 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
  };
  const form = { method: 'POST', url: '/api/contact', headers } as const;
  const payload = new URLSearchParams(completeMessage).toString();
  expect((await inject({ ...form, payload: 'name=' })).statusCode).toBe(422);
  expect((await inject({ ...form, payload })).headers.location).toBe(`${site}/message-sent`);
  const again = await inject({ url: '/api/contact', headers: { host: headers.host } });
  expect(again.headers.location).toBe(`${site}/`);
});
