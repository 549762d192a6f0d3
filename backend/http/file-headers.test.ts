import { expect, test } from 'vitest';
import { fileHeaders } from './file-headers.ts';

const siteUrl = new URL('https://www.agency.example');
const fresh = { 'cache-control': 'public, max-age=0, must-revalidate' };
const forAll = { ...fresh, 'cross-origin-resource-policy': 'cross-origin' };
const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };

test.each([
  ['index.html', fresh],
  ['404.html', { 'cache-control': 'no-store' }],
  ['_astro/app.Ab_1.js', immutable],
  ['_astro/photo.Ab_1.png', immutable],
  ['share/home.jpg', forAll],
  ['favicon.ico', forAll],
  ['files/Preisliste März.pdf', { ...forAll, 'content-disposition': 'attachment' }],
  ['ngsw-worker.js', { 'cache-control': 'no-store' }],
  ['_astro/data.Ab_1.txt', immutable],
  ['sitemap.xml', { ...fresh, 'content-type': 'application/xml' }],
  ['robots.txt', { ...fresh, 'content-type': 'text/plain; charset=utf-8' }],
  ['manifest.webmanifest', { ...fresh, 'content-type': 'application/manifest+json' }],
  [
    'services/post/seo.md',
    {
      ...fresh,
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
