import { expect, test } from 'vitest';
import { trustedProxies } from './trusted-proxies.ts';

test.each([
  ['10.0.0.0/8', '10.1.2.3', '11.1.2.3'],
  ['10.0.0.0/8', '::ffff:10.1.2.3', '::ffff:11.1.2.3'],
  ['loopback', '127.0.0.1', '128.0.0.1'],
  ['uniquelocal', 'fd00::1', 'fe80::1'],
  ['2001:db8::/32', '2001:db8:1::1', '2001:db9::1'],
  ['::ffff:10.0.0.0/104', '10.1.2.3', '11.1.2.3'],
  ['fe80::1', 'fe80::1%eth0', 'fe80::2%eth0'],
])('%s includes %s but not %s', (proxies, one, other) => {
  const isProxy = trustedProxies([proxies]);
  expect([isProxy(one), isProxy(other)]).toEqual([true, false]);
});

test.each(['', 'not an address', '10.1', '0x0a010203', '10.1.2.3, 10.1.2.3', 'loopback'])(
  'does not trust %j, which is not an address',
  (text) => {
    expect(trustedProxies(['10.0.0.0/8', 'loopback'])(text)).toBe(false);
  },
);
