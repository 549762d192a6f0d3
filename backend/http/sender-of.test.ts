import { expect, test } from 'vitest';
import { senderOf } from './sender-of.ts';

test.each([
  ['says nothing', {}, 'unknown'],
  ['names our host as its origin', { origin: 'https://www.agency.example' }, 'our-page'],
  ['names another origin', { origin: 'https://evil.example' }, 'another-site'],
  ['hides its origin', { origin: 'null' }, 'another-site'],
  ['names no origin at all', { origin: 'www.agency.example' }, 'another-site'],
  ['says same-origin', { 'sec-fetch-site': 'same-origin' }, 'our-page'],
  ['says same-site', { 'sec-fetch-site': 'same-site' }, 'another-site'],
  ['says cross-site', { 'sec-fetch-site': 'cross-site' }, 'another-site'],
  ['was asked by the visitor', { 'sec-fetch-site': 'none' }, 'unknown'],
  [
    'is behind a proxy that changes the host',
    { 'sec-fetch-site': 'same-origin', origin: 'https://proxy.example' },
    'our-page',
  ],
  [
    'is a page of ours on another host',
    { 'sec-fetch-site': 'cross-site', origin: 'https://pages.example' },
    'our-page',
  ],
] as const)('a browser that %s: %j is on %s', (_, headers, sender) => {
  const asked = new Headers(Object.entries(headers));
  expect(senderOf(asked, ['www.agency.example'], 'https://pages.example')).toBe(sender);
});

test('without an address of the site, an absent origin is not taken for it', () => {
  expect(senderOf(new Headers(), [undefined, undefined])).toBe('unknown');
  expect(senderOf(new Headers({ origin: 'null' }), [undefined])).toBe('another-site');
});
