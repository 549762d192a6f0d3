import { describe, expect, test } from 'vitest';
import { amongProxies } from '../settings/among-proxies.ts';
import { clientAddress } from './client-address.ts';

const proxies = amongProxies(['loopback', '151.101.0.0/16', '2a04:4e42::/32']);

const behind = (list: string, peer = '127.0.0.1') =>
  clientAddress(new Headers({ 'x-forwarded-for': list }), peer, proxies);

describe('the address of a client', () => {
  test.each([
    ['203.0.113.7', 'one proxy'],
    ['203.0.113.7, 151.101.1.1', 'two proxies'],
    ['198.51.100.1, 203.0.113.7, 151.101.1.1', 'a client that claims another address'],
    ['151.101.2.2, 203.0.113.7', 'a client that claims to be a proxy'],
    ['nonsense, 203.0.113.7, 2a04:4e42::1', 'a client that sends nonsense'],
    ['203.0.113.7:50123', 'a proxy that adds the port'],
    ['203.0.113.7:50123, [2a04:4e42::1]:443', 'two proxies that add the port'],
  ])('is the last one in %s that is no proxy (%s)', (list) => {
    expect(behind(list)).toBe('203.0.113.7');
  });

  test('is read from brackets', () => {
    expect(behind('[2001:db8::1]:50123')).toBe('2001:db8::1');
    expect(behind('[2001:db8::1]')).toBe('2001:db8::1');
  });

  test('is that of the connection where nobody else is named, or no proxy is trusted', () => {
    expect(behind('')).toBe('127.0.0.1');
    expect(behind('203.0.113.7', '192.0.2.1')).toBe('192.0.2.1');
  });

  test('is that of the proxy which could not name its client', () => {
    expect(behind('203.0.113.7, unknown')).toBe('127.0.0.1');
    expect(behind('203.0.113.7, _hidden, 151.101.1.1')).toBe('151.101.1.1');
  });

  test('is unknown where the connection is gone', () => {
    expect(behind('203.0.113.7', '')).toBe('');
  });
});
