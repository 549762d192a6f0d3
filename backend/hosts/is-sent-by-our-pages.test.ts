import { expect, test } from 'vitest';
import { isSentByOurPages } from './is-sent-by-our-pages.ts';

test.each([
  ['says nothing', {}, false],
  ['names our host as its origin', { origin: 'https://www.agency.example' }, true],
  ['names another origin', { origin: 'https://evil.example' }, false],
  ['hides its origin', { origin: 'null' }, false],
  ['names no origin at all', { origin: 'www.agency.example' }, false],
  ['says same-origin', { 'sec-fetch-site': 'same-origin' }, true],
  ['says same-site', { 'sec-fetch-site': 'same-site' }, false],
  ['says cross-site', { 'sec-fetch-site': 'cross-site' }, false],
  ['was asked by the visitor', { 'sec-fetch-site': 'none' }, false],
  [
    'is behind a proxy that changes the host',
    { 'sec-fetch-site': 'same-origin', origin: 'https://proxy.example' },
    true,
  ],
  [
    'is a page of ours on another host',
    { 'sec-fetch-site': 'cross-site', origin: 'https://pages.example' },
    true,
  ],
])('a browser that %s: %j is %s', (_, headers, isOurs) => {
  const asked = new Headers(headers);
  expect(isSentByOurPages(asked, ['www.agency.example'], 'https://pages.example')).toBe(isOurs);
});

test('without an address of the site, an absent origin is not taken for it', () => {
  expect(isSentByOurPages(new Headers(), [undefined, undefined])).toBe(false);
  expect(isSentByOurPages(new Headers({ origin: 'null' }), [undefined])).toBe(false);
});
