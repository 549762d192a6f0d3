import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { completeMessage, hostileMessage } from '#test/fixtures/contact-messages.ts';
import { startHost } from '#test/fixtures/running-host.ts';
import { databaseFile } from './contact-service.ts';

// A machine that runs every test at once is slow.
const soon = { timeout: 10_000 };

describe('the site', () => {
  test.each(['/', '/services', '/services/post/seo', '/message-sent', '/favicon.svg'])(
    '%s is there, with the headers no answer may lack',
    async (path) => {
      const { get } = await setUp();
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
    const { get } = await setUp();
    const answer = await get('/services', { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(await answer.text()).toContain('<h1>Services</h1>');
  });

  test('is sent once, and then only when it changed', async () => {
    const { inject } = await setUp();
    const { headers } = await inject('/services');
    const again = await inject({ url: '/services', headers: { 'if-none-match': headers.etag } });
    expect(again.statusCode).toBe(304);
  });

  test('files named after their content are kept for good', async () => {
    const { get } = await setUp();
    expect((await get('/_astro/app.Ab_1.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  test('answers HEAD without a body', async () => {
    const { origin } = await setUp();
    const answer = await fetch(`${origin}/services`, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });

  test('has one address for a page', async () => {
    const { get } = await setUp();
    const answer = await get('/services/?utm_source=ad');
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('/services?utm_source=ad');
  });

  test.each([
    '/nowhere',
    '/nowhere.html/',
    '/services/post/none',
    '/_astro/none.js',
    '/contact-problem',
  ])('%s ends at the 404 page', async (path) => {
    const { origin } = await setUp();
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
  ])('%s finds nothing and leads nowhere', async (path) => {
    const { inject } = await setUp();
    const { statusCode, headers, body } = await inject(path);
    expect([400, 404]).toContain(statusCode);
    expect(headers.location).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body).not.toMatch(/fourteener-website|node_modules|evil/);
  });
});

describe('the form without JavaScript', () => {
  test('stores a message and leads to the page that says so', async () => {
    const { post, store, origin } = await setUp();
    const answer = await post(completeMessage, { referer: `${origin}/services/post/seo?x=1` });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/message-sent');
    const [kept] = await store.messages.list();
    expect(kept).toMatchObject({ content: completeMessage, page: '/services/post/seo' });
  });

  test('takes the longest message in any script', async () => {
    const { post, store } = await setUp();
    const message = '山'.repeat(10_000);
    expect((await post({ ...completeMessage, message })).status).toBe(303);
    expect((await store.messages.list())[0]?.content.message).toBe(message);
  });

  test('answers a problem with the page that names it and keeps what was typed', async () => {
    const { post, store } = await setUp();
    const answer = await post({ ...hostileMessage, email: 'nobody' });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await answer.text();
    expect(page).toContain('does not look like an email address');
    expect(page).toContain('value="nobody"');
    expect(page).not.toContain('<script>');
    expect(await store.messages.list()).toEqual([]);
  });

  test('keeps what was typed while the store is unavailable, and says when to come back', async () => {
    const { post, breakStore } = await setUp();
    await breakStore();
    const answer = await post(completeMessage);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const page = await answer.text();
    expect(page).toContain('could not be sent just now');
    expect(page).toContain('value="Alder &amp; Rye Bakery"');
  });

  test.each([
    ['multipart/form-data; boundary=x', '--x--', 415],
    ['application/json', '{}', 415],
    ['application/x-www-form-urlencoded', 'x'.repeat(300_000), 413],
  ])('turns %s away', async (type, body, status) => {
    const { origin } = await setUp();
    const headers = { 'content-type': type };
    const answer = await fetch(`${origin}/api/contact`, { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
  });
});

describe('health', () => {
  test('alive and ready, with the age of the oldest letter', async () => {
    const { get } = await setUp();
    expect(await (await get('/healthz')).json()).toEqual({ status: 'alive' });
    const ready = await get('/readyz');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({
      status: 'ready',
      store: 'writable',
      oldestWaitingLetterSeconds: null,
    });
  });

  test('alive but not ready while the store is unavailable', async () => {
    const { get, breakStore } = await setUp();
    await breakStore();
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(503);
  });
});

test('an unknown function is answered as the SDK expects', async () => {
  const { origin } = await setUp();
  const answer = await fetch(`${origin}/api/none`, { method: 'POST' });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: { message: 'Not Found', status: 'NOT_FOUND' } });
});

test('without a mail server letters are files', async () => {
  const { post, dataDir } = await setUp();
  await post(completeMessage);
  await expect.poll(() => readdir(join(dataDir, 'mail')).catch(() => []), soon).toHaveLength(2);
});

test('nothing a visitor wrote, and no address, reaches the log', async () => {
  const { post, log, breakStore } = await setUp();
  await post(completeMessage);
  await post({ ...completeMessage, email: 'nobody' });
  await breakStore();
  await post(hostileMessage);
  const text = log.text();
  expect(text).toContain('/api/contact');
  for (const words of ['Rosa', 'alder', '0117', 'Saturday', 'nobody', '127.0.0.1', 'evil']) {
    expect(text).not.toContain(words);
  }
});

async function setUp() {
  const host = await startHost();
  const { origin, dataDir } = host;
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}${path}`, { headers, redirect: 'manual' });
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${origin}/api/contact`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
      redirect: 'manual',
    });
  // For what fetch would not send as it stands: odd paths, conditions.
  const inject = (request: string | InjectOptions) => host.server.inject(request);
  const breakStore = async () => {
    const file = databaseFile({ dataDir });
    await rename(file, `${file}.gone`);
    onTestFinished(() => rename(`${file}.gone`, file));
  };
  return { ...host, get, post, inject, breakStore };
}
