import { createServer } from 'node:http';
import { listen } from '#backend/hosts/node/server.ts';
import { startHostProcess } from '../fixtures/host-process.ts';
import { siteFolder } from '../fixtures/site-folder.ts';
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
  }) => {
    const old = await startOldSite(worker);
    await page.goto(old.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.close();
    await old.stop();
    const host = await startHostProcess(siteFolder, { PORT: new URL(old.url).port });

    const visit = await context.newPage();
    const first = await visit.goto(host.url + visited);
    expect(first?.fromServiceWorker()).toBe(true);
    const route = shown.replace(/\?.*/, '');
    await expect(visit.locator('html')).toHaveAttribute('data-screen-name', route);
    await expect(visit).toHaveURL(host.url + shown);
    await visit.reload();
    await expect(visit.locator('html')).toHaveAttribute('data-screen-name', route);
    const left = (await storedPlaces(visit)).filter((place) => /^(?:caches|service)/.test(place));
    expect(left).toEqual([]);
    await host.stop();
  });
}

/** A mock of the site before this one: its worker answers everything with one page, from its cache. */
async function startOldSite(worker: string) {
  const page = `<!doctype html><title>The old site</title>
    <script>navigator.serviceWorker.register('/${worker}')</script>`;
  const script = `
    const stored = caches.open('ngsw:/:db').then(async (cache) => { await cache.add('/'); return cache; });
    addEventListener('install', (event) => event.waitUntil(stored));
    addEventListener('fetch', (event) => event.respondWith(caches.match('/')));`;
  const server = createServer(({ url }, response) => {
    const isScript = url === `/${worker}`;
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : page);
  });
  return {
    url: await listen(server, { host: '127.0.0.1', port: 0 }),
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
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
