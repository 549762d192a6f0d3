import { describe, expect, test } from 'vitest';
import { pageHeaders, securityHeaders } from '../../http/content-policy.ts';
import { startAskedHost } from '#test/fixtures/asked-host.ts';

describe('no answer lacks the headers that keep a page to itself', () => {
  test.each<[string, string, string, number]>([
    ['a page', 'GET', '/', 200],
    ['an address that moved', 'GET', '/services/', 308],
    ['the 404 page', 'GET', '/nowhere', 404],
    ['an address that is none', 'GET', '/%zz', 400],
    ['a method that is none of it', 'PROPFIND', '/', 405],
    ['a call that is none', 'GET', '/api/emailMessage', 405],
    ['a form with problems', 'POST', '/api/contact', 422],
    ['a challenge', 'GET', '/api/app-check/challenge', 200],
    ['a function that is not there', 'GET', '/api/nothing', 404],
    ['the state of the server', 'GET', '/readyz', 200],
  ])('%s', async (_, method, path, status) => {
    const { origin } = await startAskedHost();
    const body = method === 'POST' ? new URLSearchParams({ name: '' }) : null;
    const answer = await fetch(origin + path, { method, body, redirect: 'manual' });
    expect(answer.status).toBe(status);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    for (const name of Object.keys(securityHeaders)) {
      expect(answer.headers.get(name), name).not.toBeNull();
    }
  });
});

test.each([
  ['a line that is no request', 'NONSENSE\r\n\r\n', 400],
  [
    'a header that is too long',
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`,
    431,
  ],
])('nor the answer to %s', async (_, request, status) => {
  const { overOneConnection } = await startAskedHost();
  const answer = await overOneConnection(request);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(answer).toContain(`${name}: ${value}`);
  }
});

const noGuests = { appCheck: { kind: 'proof-of-work' }, gaMeasurementId: undefined } as const;

test('functions elsewhere may be called and posted to, and nothing else of theirs is let in', () => {
  const nothing = { scripts: [], styles: [] };
  const own = pageHeaders(nothing, noGuests)['content-security-policy']?.split('; ') ?? [];
  const policy = pageHeaders(nothing, {
    ...noGuests,
    functionsUrl: 'https://functions.agency.example/api',
    siteUrl: new URL('https://www.agency.example'),
  })['content-security-policy']?.split('; ');
  expect(policy?.filter((rule) => !own.includes(rule))).toEqual([
    "form-action 'self' https://functions.agency.example https://www.agency.example",
    "connect-src 'self' https://functions.agency.example",
  ]);
});

test('Google Analytics is let in where it was asked for', () => {
  const headers = pageHeaders(
    { scripts: [], styles: [] },
    { ...noGuests, gaMeasurementId: 'G-1A2B3C4D5E' },
  );
  const policy = headers['content-security-policy']?.split('; ') ?? [];
  const rule = (name: string) => policy.find((line) => line.startsWith(name));
  expect(rule('script-src')).toContain('https://*.googletagmanager.com');
  expect(rule('img-src')).toContain('https://*.google-analytics.com');
  expect(rule('connect-src')).toContain('https://*.analytics.google.com');
  expect(rule('frame-src')).toBeUndefined();
  expect(policy.join()).not.toMatch(/'unsafe|recaptcha/);
  expect(headers['cross-origin-embedder-policy']).toBe('unsafe-none');
});

test('Google is let in where its check is chosen, and nowhere else', () => {
  const hashes = { scripts: ["'sha256-script'"], styles: [] };
  const own = pageHeaders(hashes, noGuests)['content-security-policy'];
  expect(own).not.toContain('https:');
  expect(own).toContain("require-trusted-types-for 'script'");
  const { firebase, siteKey } = { firebase: { projectId: '', appId: '', apiKey: '' }, siteKey: '' };
  const google = pageHeaders(hashes, {
    ...noGuests,
    appCheck: { kind: 'recaptcha', siteKey, firebase },
  });
  expect(google).toMatchObject({
    'content-security-policy': expect.stringMatching(
      /script-src 'self' .*'sha256-script' https:\/\/www\.google\.com\/recaptcha\/ .*frame-src https:/,
    ),
    // Its frame says nothing of being embedded, and would not be shown.
    'cross-origin-embedder-policy': 'unsafe-none',
  });
  expect(google['content-security-policy']).not.toContain("'unsafe");
});

test('nothing tells what the server is made of', async () => {
  const { get } = await startAskedHost();
  const headers = Object.fromEntries((await get('/')).headers);
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('a copy without an address of its own asks with every answer not to be listed', async () => {
  const { origin } = await startAskedHost();
  for (const path of ['/', '/favicon.svg', '/nowhere', '/%zz', '/services/', '/readyz']) {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    expect(answer.headers.get('x-robots-tag'), path).toBe('noindex');
  }
});

test('a copy that has one says nothing of that', async () => {
  const { origin } = await startAskedHost({ SITE_URL: 'https://www.agency.example' });
  for (const path of ['/', '/favicon.svg', '/nowhere', '/%zz']) {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    expect(answer.headers.get('x-robots-tag'), path).toBeNull();
  }
});
