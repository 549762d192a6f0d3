import { expect, test } from 'vitest';
import { answersTo } from '#test/fixtures/raw-connection.ts';
import { sharedHost } from '#test/fixtures/running-host.ts';
import { securityHeaders } from '../../http/page-headers.ts';

const preview = sharedHost();
const published = sharedHost({ SITE_URL: 'https://www.agency.example' });

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.000, *', 'gzip'],
  ['gzip;q=none', null],
])(
  'serves a page to a browser that accepts %j with the encoding %s',
  async (accepted, encoding) => {
    const { get } = await preview();
    const answer = await get('/services', { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(await answer.text()).toContain('<h1>Services</h1>');
  },
);

test('answers 304 to a browser that has the page, and HEAD without a body', async () => {
  const { origin, get } = await preview();
  const { headers } = await get('/services');
  const again = await get('/services', { 'if-none-match': headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  const head = await fetch(`${origin}/services`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
});

test.each<[string, number, string, Record<string, string>]>([
  ['GET', 206, '%PDF', { range: 'bytes=0-3' }],
  ['HEAD', 200, '', { range: 'bytes=0-3' }],
  ['GET', 200, '%PDF-1.4', { range: 'bytes=0-3', 'if-range': '"another"' }],
])('answers %s of a part of a download with %i and “%s”', async (method, status, body, headers) => {
  const { origin } = await preview();
  const path = '/files/Preisliste%20M%C3%A4rz%20(1).pdf';
  const answer = await fetch(origin + path, { method, headers });
  expect([answer.status, await answer.text()]).toEqual([status, body]);
  expect(answer.headers.get('content-range')).toBe(status === 206 ? 'bytes 0-3/8' : null);
});

test.each([
  ['GET', '/services/?utm_source=ad', '/services?utm_source=ad'],
  ['HEAD', '/s%65rvices?utm_source=%61d', '/services?utm_source=%61d'],
])('redirects %s %s to %s', async (method, path, location) => {
  const { origin } = await preview();
  const answer = await fetch(origin + path, { method, redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([308, location]);
});

test.each([
  ['http://www.agency.example', 200],
  ['HTTPS://WWW.agency.example/services?utm_source=ad', 200],
  ['http://www.agency.example/healthz', 200],
  ['http://www.agency.example/api/app-check/challenge?a=b', 200],
  ['http://evil.example/services', 404],
  ['http://user@www.agency.example/services', 404],
  ['ftp://www.agency.example/services', 404],
])('a target with a scheme and a host is answered: %s with %d', async (target, status) => {
  const { origin } = await preview();
  const request = `GET ${target} HTTP/1.1\r\nHost: www.agency.example\r\nConnection: close\r\n\r\n`;
  expect(await answersTo(origin, request)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test.each(['/nowhere', '/_astro/none.js', '/contact-problem'])(
  'answers %s with the 404 page, which is not stored',
  async (path) => {
    const { get } = await preview();
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('GO BACK HOME');
    for (const name of ['etag', 'last-modified', 'accept-ranges']) {
      expect(answer.headers.has(name)).toBe(false);
    }
  },
);

test('refuses a method that changes a page', async () => {
  const { origin } = await preview();
  const answer = await fetch(`${origin}/services`, { method: 'DELETE' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});

test('allows a page the inline parts that the build has noted', async () => {
  const { get } = await preview();
  const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy');
  expect(await policyOf('/services/post/seo')).toContain(
    `script-src 'self' 'sha256-${'i'.repeat(43)}=' 'sha256-${'s'.repeat(43)}='`,
  );
  expect(await policyOf('/favicon.svg')).toContain(`style-src 'sha256-${'f'.repeat(43)}='`);
  expect(await policyOf('/services')).not.toContain('sha256');
});

test.each([
  ['GET', '/', 200],
  ['GET', '/services/', 308],
  ['GET', '/nowhere', 404],
  ['PROPFIND', '/', 405],
  ['GET', '/api/emailMessage', 405],
  ['POST', '/api/contact', 422],
  ['GET', '/api/app-check/challenge', 200],
  ['GET', '/api/nothing', 404],
  ['GET', '/readyz', 200],
])(
  'every answer has the security headers, and none says what the server is made of: %s %s',
  async (method, path, status) => {
    for (const [host, robots] of [
      [preview, 'noindex'],
      [published, null],
    ] as const) {
      const { origin } = await host();
      const body = method === 'POST' ? new URLSearchParams({ name: '' }) : null;
      const answer = await fetch(origin + path, { method, body, redirect: 'manual' });
      expect(answer.status).toBe(status);
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/^default-src 'none'.*frame-ancestors 'none'/);
      expect(policy).not.toContain('unsafe');
      for (const name of Object.keys(securityHeaders)) {
        expect(answer.headers.get(name), name).not.toBeNull();
      }
      expect(answer.headers.get('x-robots-tag')).toBe(robots);
      expect(answer.headers.get('server') ?? answer.headers.get('x-powered-by')).toBeNull();
    }
  },
);

test('answers a request that cannot be parsed with nothing but its status', async () => {
  const { origin } = await preview();
  const answer = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n';
  expect(await answersTo(origin, 'NONSENSE\r\n\r\n')).toBe(answer);
});
