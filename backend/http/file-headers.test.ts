import { expect, test } from 'vitest';
import { fileHeaders } from './file-headers.ts';

const siteUrl = new URL('https://www.agency.example');
const fresh = 'public, max-age=0, must-revalidate';

test.each([
  ['index.html', { 'cache-control': fresh }],
  ['404.html', { 'cache-control': 'no-store' }],
  ['_astro/app.Ab_1.js', { 'cache-control': 'public, max-age=31536000, immutable' }],
  ['_astro/photo.Ab_1.png', { 'cache-control': 'public, max-age=31536000, immutable' }],
  ['share/home.jpg', { 'cache-control': fresh, 'cross-origin-resource-policy': 'cross-origin' }],
  ['favicon.ico', { 'cache-control': fresh, 'cross-origin-resource-policy': 'cross-origin' }],
  [
    'files/Preisliste März.pdf',
    {
      'cache-control': fresh,
      'cross-origin-resource-policy': 'cross-origin',
      'content-disposition': 'attachment',
    },
  ],
  ['ngsw-worker.js', { 'cache-control': 'no-store' }],
  ['_astro/data.Ab_1.txt', { 'cache-control': 'public, max-age=31536000, immutable' }],
  ['sitemap.xml', { 'cache-control': fresh, 'content-type': 'application/xml' }],
  ['robots.txt', { 'cache-control': fresh, 'content-type': 'text/plain; charset=utf-8' }],
  ['manifest.webmanifest', { 'cache-control': fresh, 'content-type': 'application/manifest+json' }],
  [
    'services/post/seo.md',
    {
      'cache-control': fresh,
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
      link: '<https://www.agency.example/services/post/seo>; rel="canonical"',
    },
  ],
])('of %s', (file, headers) => {
  expect(fileHeaders(file, siteUrl)).toEqual(headers);
});

test('name the page of a Markdown copy by its path where the site has no address', () => {
  expect(fileHeaders('about.md', undefined).link).toBe('</about>; rel="canonical"');
});
