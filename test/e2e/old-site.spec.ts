import { createServer, request } from 'node:http';
import { listen } from '#backend/hosts/node/server.ts';
import { expect, test } from './fixtures.ts';
import { storedPlaces } from './stored-places.ts';

// The old site and the new one take turns at an address of their own.
test.use({ expectedErrors: [/^A request to http:\/\/127\.0\.0\.1:|status of 404/] });

for (const [worker, visited, shown] of [
  ['ngsw-worker.js', '/', '/'],
  ['safety-worker.js', '/services?utm_source=ad', '/services?utm_source=ad'],
  ['worker-basic.min.js', '/#/about', '/about'],
] as const) {
  test(`the first visit to ${visited} shows the new site in place of one that ${worker} has stored`, async ({
    page,
    context,
    host,
  }) => {
    const site = await startSite(worker, host.url);
    await page.goto(site.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.close();
    site.replace();

    const visit = await context.newPage();
    const first = await visit.goto(site.url + visited);
    expect(first?.fromServiceWorker()).toBe(true);
    const route = shown.replace(/\?.*/, '');
    await expect(visit.locator('html')).toHaveAttribute('data-screen-name', route);
    await expect(visit).toHaveURL(site.url + shown);
    await visit.reload();
    await expect(visit.locator('html')).toHaveAttribute('data-screen-name', route);
    const left = (await storedPlaces(visit)).filter((place) => /^(?:caches|service)/.test(place));
    expect(left).toEqual([]);
    site.stop();
  });
}

/**
 * Starts a mock of the site before this one, whose worker answers everything with one page, from its cache. At the same
 * address the new site takes its place.
 */
async function startSite(worker: string, newSite: string) {
  const page = `<!doctype html><title>The old site</title>
    <script>navigator.serviceWorker.register('/${worker}')</script>`;
  const script = `
    const stored = caches.open('ngsw:/:db').then(async (cache) => { await cache.add('/'); return cache; });
    addEventListener('install', (event) => event.waitUntil(stored));
    addEventListener('fetch', (event) => event.respondWith(caches.match('/')));`;
  let isReplaced = false;
  const server = createServer((received, response) => {
    const { url = '', method, headers } = received;
    if (isReplaced) {
      const forwarded = request(newSite + url, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      received.pipe(forwarded);
      return;
    }
    const isScript = url === `/${worker}`;
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : page);
  });
  return {
    url: await listen(server, { host: '127.0.0.1', port: 0 }),
    replace: () => void (isReplaced = true),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('an address of the old site leads to its page, with the query', async ({ page, host }) => {
  for (const [old, current] of [
    ['/#/services/post/seo', '/services/post/seo'],
    ['/?utm_source=ad#/about', '/about?utm_source=ad'],
    ['/index.html#/process', '/process'],
    ['/#/services/post', '/services'],
    ['/#//evil.example/', '//evil.example/'],
  ] as const) {
    // Leaves the page, since another hash alone would open none.
    await page.goto('/privacy');
    await page.goto(old);
    await expect.poll(() => page.evaluate(() => location.href)).toBe(host.url + current);
  }
});
