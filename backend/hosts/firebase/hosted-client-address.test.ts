import { describe, expect, test } from 'vitest';
import { hostedClientAddress } from './hosted-client-address.ts';

const addressOf = (list: string | undefined, trustProxy: string | false = false) =>
  hostedClientAddress(trustProxy)({
    headers: list === undefined ? {} : { 'x-forwarded-for': list },
    socket: { remoteAddress: '169.254.8.129' },
  });

describe('the address of a client', () => {
  test.each<[string | undefined, string, string]>([
    ['203.0.113.7, 66.102.8.69', '203.0.113.7', 'that the hosting names'],
    ['203.0.113.7', '203.0.113.7', 'that calls the function itself'],
    ['198.51.100.1, 203.0.113.7, 66.102.8.69', '203.0.113.7', 'that claims another address'],
    ['198.51.100.1, 66.102.8.69, 203.0.113.7', '203.0.113.7', 'that claims to be behind it'],
    ['nonsense, 203.0.113.7, 2a00:1450::1', '203.0.113.7', 'that sends nonsense'],
    ['198.51.100.1, 151.101.1.1', '151.101.1.1', 'in the network in front of the hosting'],
    ['198.51.100.1, 34.90.1.1', '34.90.1.1', 'on a machine that Google rents out'],
    [undefined, '169.254.8.129', 'without the header'],
  ])('in %s is %s, the last that is no proxy: of a client %s', (list, address) => {
    expect(addressOf(list)).toBe(address);
  });

  test('is found behind the proxies of TRUST_PROXY too', () => {
    const list = '203.0.113.7, 10.1.2.3, 192.0.2.9';
    expect(addressOf(list, 'uniquelocal,192.0.2.9')).toBe('203.0.113.7');
    expect(addressOf(list)).toBe('192.0.2.9');
  });
});
