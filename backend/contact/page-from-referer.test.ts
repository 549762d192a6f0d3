import { expect, test } from 'vitest';
import { pageFromReferer } from './page-from-referer.ts';

const own = ['127.0.0.1:8080', undefined, 'www.agency.example'];

test.each([
  ['http://127.0.0.1:8080/about', '/about'],
  ['https://www.agency.example/services/post/seo?gclid=secret#top', '/services/post/seo'],
  ['https://www.agency.example', '/'],
  ['https://elsewhere.example/about', undefined],
  ['http://127.0.0.1:9999/about', undefined],
  ['javascript:alert(1)', undefined],
  ['not an address', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is the page %s', (referer, page) => {
  expect(pageFromReferer(referer, own)).toBe(page);
});

test.each([
  ['same-origin', '/'],
  ['cross-site', undefined],
  ['same-site', undefined],
])('a request that is %s comes from the page %s', (fetchSite, page) => {
  expect(pageFromReferer('https://www.agency.example/', own, fetchSite)).toBe(page);
});

test('a page has no more than 200 characters', () => {
  expect(pageFromReferer(`https://www.agency.example/${'a'.repeat(999)}`, own)).toHaveLength(200);
});
