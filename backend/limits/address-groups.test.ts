import { expect, test } from 'vitest';
import { addressGroups, subnetOf } from './request-limits.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24', '203.0.0.0/16'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24', '203.0.0.0/16'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8::/32'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8::/32'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48', 'fe80::/32'],
])('%j is the client %s in the subnet %s of %s', (address, client, subnet, provider) => {
  expect(addressGroups(address)).toEqual({ client, subnet, provider });
  expect(subnetOf(address)).toBe(subnet);
});

test.each(['', 'not an address', undefined])('%j counts as an unknown client', (address) => {
  expect(addressGroups(address)).toEqual({
    client: 'unknown',
    subnet: 'unknown',
    provider: 'unknown',
  });
  expect(subnetOf(address)).toBeUndefined();
});
