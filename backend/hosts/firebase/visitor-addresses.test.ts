import { describe, expect, test } from 'vitest';
import { visitorAddresses } from './visitor-addresses.ts';

const told = (list: string, trustProxy: string | false = false) =>
  visitorAddresses(trustProxy)({ headers: { 'x-forwarded-for': list }, ip: '192.0.2.1' });

describe('the address of a visitor', () => {
  test.each([
    ['203.0.113.7, 151.101.1.1', 'named by the hosting'],
    ['203.0.113.7', 'who asks the function itself'],
    ['198.51.100.1, 203.0.113.7, 151.101.1.1', 'who claims to be another'],
    ['151.101.2.2, 203.0.113.7', 'who claims to come through the hosting'],
    ['not an address, 203.0.113.7, 2a04:4e42::1', 'behind words'],
  ])('is the last one that is no proxy of the platform: %s, %s', (list) => {
    expect(told(list)).toBe('203.0.113.7');
  });

  test('is looked for behind the proxies of the settings too', () => {
    const list = '203.0.113.7, 10.1.2.3, 192.0.2.9';
    expect(told(list, 'uniquelocal,192.0.2.9')).toBe('203.0.113.7');
    expect(told(list)).toBe('192.0.2.9');
  });

  test('is that of the connection where nothing is told', () => {
    expect(visitorAddresses(false)({ headers: {}, ip: '192.0.2.1' })).toBe('192.0.2.1');
  });
});
