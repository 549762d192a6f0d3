import { describe, expect, test } from 'vitest';
import { startAskedHost } from '#test/fixtures/asked-host.ts';

describe('the site', () => {
  test.each(['/', '/services', '/services/post/seo', '/message-sent', '/favicon.svg'])(
    '%s is there, with the headers no answer may lack',
    async (path) => {
      const { get } = await startAskedHost();
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    },
  );

  test.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', null],
  ])('is sent compressed to who takes %s', async (accepted, encoding) => {
    const { get } = await startAskedHost();
    const answer = await get('/services', { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(await answer.text()).toContain('<h1>Services</h1>');
  });

  test('is sent once, and then only when it changed', async () => {
    const { inject } = await startAskedHost();
    const { headers } = await inject('/services');
    const again = await inject({ url: '/services', headers: { 'if-none-match': headers.etag } });
    expect(again.statusCode).toBe(304);
  });

  test('files named after their content are kept for good', async () => {
    const { get } = await startAskedHost();
    expect((await get('/_astro/app.Ab_1.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  test('answers HEAD without a body', async () => {
    const { origin } = await startAskedHost();
    const answer = await fetch(`${origin}/services`, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });

  test('has one address for a page', async () => {
    const { get } = await startAskedHost();
    const answer = await get('/services/?utm_source=ad');
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('/services?utm_source=ad');
  });

  test.each([
    ['/services/post/seo.md', 'text/markdown; charset=utf-8'],
    ['/sitemap.xml', 'application/xml'],
    ['/feed.xml', 'application/xml'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('says of %s what it is, compressed or not', async (url, type) => {
    const { inject } = await startAskedHost();
    for (const encoding of ['br', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const answer = await inject({ method: 'HEAD', url, headers });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe(type);
      expect(answer.headers.etag).toBeTruthy();
      expect(answer.headers['content-encoding']).toBe(encoding === 'br' ? 'br' : undefined);
      expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    }
  });

  test('has search engines list the page and not its twin in Markdown', async () => {
    const { get } = await startAskedHost({ SITE_URL: 'https://www.agency.com' });
    const twin = await get('/services/post/seo.md');
    expect(twin.headers.get('x-robots-tag')).toBe('noindex');
    expect(twin.headers.get('link')).toBe(
      '<https://www.agency.com/services/post/seo>; rel="canonical"',
    );
    expect((await get('/services/post/seo')).headers.get('link')).toBeNull();
  });

  test.each([
    '/nowhere',
    '/nowhere.html/',
    '/services/post/none',
    '/_astro/none.js',
    '/contact-problem',
  ])('%s ends at the 404 page', async (path) => {
    const { origin } = await startAskedHost();
    const answer = await fetch(`${origin}${path}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('GO BACK HOME');
  });

  test.each([
    '//evil.example/',
    '//evil.example/%2e%2e',
    '/..%2fpackage.json',
    '/..%5cpackage.json',
    '/%00',
    '/%zz',
    '/services%00.html',
    '/.env',
    '/.build.json',
    '/.well-known/',
    '/.well-known/other.txt',
  ])('%s finds nothing and leads nowhere', async (path) => {
    const { inject } = await startAskedHost();
    const { statusCode, headers, body } = await inject(path);
    expect([400, 404]).toContain(statusCode);
    expect(headers.location).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body).not.toMatch(/fourteener-website|node_modules|evil/);
  });

  test('sends its 404 page compressed, and lets nobody keep it', async () => {
    const { get } = await startAskedHost();
    const answer = await get('/nowhere', { 'accept-encoding': 'br', 'if-none-match': '*' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('GO BACK HOME');
  });

  test.each(['POST', 'DELETE', 'OPTIONS', 'PROPFIND'])('is only read: not %s', async (method) => {
    const { origin } = await startAskedHost();
    const body = method === 'POST' ? '{' : null;
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/services`, { method, headers, body });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
    expect((await answer.text()).length).toBeLessThan(100);
  });
});
