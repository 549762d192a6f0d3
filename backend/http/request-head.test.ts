import { describe, expect, test } from 'vitest';
import { trustedProxies } from '../settings/trusted-proxies.ts';
import { clientAddress, isPlainJson, mediaType, pageOf, senderOf } from './request-head.ts';

const siteUrl = new URL('https://www.agency.example');

const isProxy = trustedProxies(['loopback', '151.101.0.0/16', '2a04:4e42::/32']);
const addressOf = (list: string | undefined, peer = '127.0.0.1') => {
  const headers = new Headers(list === undefined ? {} : { 'x-forwarded-for': list });
  return clientAddress(headers, peer, isProxy);
};

test.each([
  ['the peer, if no proxy is in between', undefined, '203.0.113.7', '203.0.113.7'],
  ['the peer, if it is not a trusted proxy', '198.51.100.1', '203.0.113.7', '203.0.113.7'],
  ['the address that a trusted proxy names', '203.0.113.7', '127.0.0.1', '203.0.113.7'],
  ['the last one before several proxies', '203.0.113.7, 151.101.1.1', '127.0.0.1', '203.0.113.7'],
  ['not what the client made up', '10.0.0.1, 203.0.113.7', '127.0.0.1', '203.0.113.7'],
  ['an address without its port', '203.0.113.7:443', '127.0.0.1', '203.0.113.7'],
  ['an IPv6 address without its port', '[2001:db8::1]:443', '127.0.0.1', '2001:db8::1'],
  ['an IPv6 address without its brackets', '[2001:db8::1]', '127.0.0.1', '2001:db8::1'],
  ['the proxy, if something follows the port', '203.0.113.7:443x', '127.0.0.1', '127.0.0.1'],
  ['the proxy, if something follows it', '[2001:db8::1]:443x', '127.0.0.1', '127.0.0.1'],
  ['the proxy, if something precedes it', 'x[2001:db8::1]', '127.0.0.1', '127.0.0.1'],
  ['the proxy, if something precedes the port', 'x203.0.113.7:443', '127.0.0.1', '127.0.0.1'],
  ['the first proxy, if all of them are trusted', '151.101.1.1', '127.0.0.1', '151.101.1.1'],
  ['the proxy that could not name its client', 'unknown', '127.0.0.1', '127.0.0.1'],
  ['empty if the connection is closed', '203.0.113.7', '', ''],
])('the client address is %s', (_, forwardedFor, peer, address) => {
  expect(addressOf(forwardedFor, peer)).toBe(address);
});

describe('the sender', () => {
  test.each([
    [{}, 'unknown'],
    [{ origin: 'https://www.agency.example' }, 'our-page'],
    [{ origin: 'http://www.agency.example' }, 'our-page'],
    [{ origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' }, 'our-page'],
    [{ origin: 'https://evil.example' }, 'another-site'],
    [{ origin: 'null' }, 'another-site'],
    [{ origin: 'www.agency.example' }, 'another-site'],
    [{ 'sec-fetch-site': 'same-origin' }, 'our-page'],
    [{ 'sec-fetch-site': 'same-site' }, 'another-site'],
    [{ 'sec-fetch-site': 'cross-site' }, 'another-site'],
    [{ 'sec-fetch-site': 'none' }, 'unknown'],
    // Behind a proxy that changes the host.
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://proxy.example' }, 'our-page'],
    // The site is served from elsewhere.
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://www.agency.example' }, 'our-page'],
  ] as const)('of %j is %s', (headers, sender) => {
    expect(senderOf(new Headers(Object.entries(headers)), siteUrl)).toBe(sender);
  });

  test('is not ours for an absent origin where the site has no address', () => {
    expect(senderOf(new Headers(), undefined)).toBe('unknown');
    expect(senderOf(new Headers({ origin: 'null' }), undefined)).toBe('another-site');
  });
});

describe('the page of a message', () => {
  const pageFrom = (headers: Record<string, string>) =>
    pageOf(new Headers({ host: '127.0.0.1:8080', ...headers }), siteUrl);

  test.each([
    ['http://127.0.0.1:8080/about', '/about'],
    ['https://www.agency.example/services/post/seo?gclid=secret#top', '/services/post/seo'],
    ['https://www.agency.example', '/'],
    ['https://elsewhere.example/about', undefined],
    ['http://127.0.0.1:9999/about', undefined],
    ['javascript:alert(1)', undefined],
    ['not an address', undefined],
  ])('at %s is %s', (referer, page) => {
    expect(pageFrom({ referer })).toBe(page);
  });

  test.each([
    ['same-origin', '/'],
    ['cross-site', undefined],
    ['same-site', undefined],
  ])('that is sent %s is %s', (fetchSite, page) => {
    const referer = 'https://www.agency.example/';
    expect(pageFrom({ referer, 'sec-fetch-site': fetchSite })).toBe(page);
  });

  test('is unknown if the browser does not name it, and has no more than 200 characters', () => {
    expect(pageFrom({})).toBeUndefined();
    const long = `https://www.agency.example/${'a'.repeat(999)}`;
    expect(pageFrom({ referer: long })).toHaveLength(200);
  });
});

test.each([
  [{ 'content-type': 'Text/Plain; charset=utf-8' }, 'text/plain', false],
  [{ 'content-type': 'application/json' }, 'application/json', true],
  [{ 'content-type': 'Application/JSON; charset="UTF-8"' }, 'application/json', true],
  [{ 'content-type': 'application/json; charset=utf8; x=1' }, 'application/json', true],
  [{ 'content-type': 'application/json; charset=utf-16' }, 'application/json', false],
  [{ 'content-type': 'application/json; charset="utf-8 "' }, 'application/json', true],
  [{ 'content-type': 'application/json; charset="latin1"' }, 'application/json', false],
  [{ 'content-type': 'application/json;charset = latin1' }, 'application/json', false],
  [{ 'content-type': 'application/json; charset=xutf-8' }, 'application/json', false],
  [{ 'content-type': 'application/json; charset=utf-8x' }, 'application/json', false],
  [
    { 'content-type': 'application/json', 'content-encoding': 'Identity' },
    'application/json',
    true,
  ],
  [{ 'content-type': 'application/json', 'content-encoding': 'gzip' }, '', false],
  [{ 'content-type': 'application/jsonp' }, 'application/jsonp', false],
  [{ 'content-type': ';;;' }, '', false],
  [{}, '', false],
])('reads the media type of %j', (headers, type, isJson) => {
  const given = new Headers(Object.entries(headers));
  expect([mediaType(given), isPlainJson(given)]).toEqual([type, isJson]);
});
