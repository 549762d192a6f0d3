import { describe, expect, test } from 'vitest';
import { amongProxies } from './among-proxies.ts';

describe('the proxies that are believed', () => {
  test.each([
    ['10.0.0.0/8', '10.1.2.3', '11.1.2.3'],
    ['192.0.2.9', '192.0.2.9', '192.0.2.10'],
    ['loopback', '127.0.0.1', '128.0.0.1'],
    ['loopback', '::1', '::2'],
    ['uniquelocal', '172.31.0.1', '172.32.0.1'],
    ['uniquelocal', 'fd00::1', 'fe80::1'],
    ['2001:db8::/32', '2001:db8:1::1', '2001:db9::1'],
  ])('of %s are such as %s, and not %s', (proxies, one, other) => {
    const isTrusted = amongProxies([proxies]);
    expect(isTrusted(one)).toBe(true);
    expect(isTrusted(other)).toBe(false);
  });

  test('are known in IPv6 clothes too', () => {
    expect(amongProxies(['10.0.0.0/8'])('::ffff:10.1.2.3')).toBe(true);
    expect(amongProxies(['::ffff:10.0.0.0/104'])('10.1.2.3')).toBe(true);
    expect(amongProxies(['::ffff:10.0.0.0/104'])('11.1.2.3')).toBe(false);
    expect(amongProxies(['::/1'])('10.1.2.3')).toBe(false);
    expect(amongProxies(['fe80::1'])('fe80::1%eth0')).toBe(true);
  });

  test.each(['', 'not an address', '10.1', '0x0a010203', '10.1.2.3, 10.1.2.3', 'loopback'])(
    'are never "%s", which is no address',
    (words) => {
      expect(amongProxies(['10.0.0.0/8', 'loopback'])(words)).toBe(false);
    },
  );
});
