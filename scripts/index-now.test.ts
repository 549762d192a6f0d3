import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { serve } from '#test/fixtures/serve.ts';
import { reportPages } from './index-now.ts';

const key = '0123456789abcdef';

test('reports the pages of the live sitemap with the key', async () => {
  const { site, reports, service } = await servers({});
  expect(await reportPages(site, key, service)).toBe(2);
  expect(reports).toEqual([
    {
      host: site.host,
      key,
      keyLocation: `${site.origin}/${key}.txt`,
      urlList: ['https://www.agency.com/', 'https://www.agency.com/about'],
    },
  ]);
});

test.each([
  ['the site is not live', { siteStatus: 404 }, /sitemap\.xml answered 404/],
  ['the site is another one', { sitemap: '<html></html>' }, /sitemap\.xml has no pages/],
  ['the service refuses the key', { serviceStatus: 403 }, /indexnow answered 403/],
])('says so if %s', async (_, answers, message) => {
  const { site, service } = await servers(answers);
  await expect(reportPages(site, key, service)).rejects.toThrow(message);
});

/** A live site and the service, on one server. */
async function servers({
  sitemap = '<loc>https://www.agency.com/</loc><loc>https://www.agency.com/about</loc>',
  siteStatus = 200,
  serviceStatus = 202,
}) {
  const reports: unknown[] = [];
  const origin = await serve((request, response) => {
    if (request.method === 'GET') {
      response.writeHead(siteStatus).end(sitemap);
      return;
    }
    void text(request).then((body) => {
      reports.push(JSON.parse(body));
      response.writeHead(serviceStatus).end();
    });
  });
  return { site: new URL(origin), reports, service: `${origin}/indexnow` };
}
