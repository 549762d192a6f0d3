import { expect, test } from 'vitest';
import { addressGroups } from './address-groups.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
  ['', 'unknown', 'unknown'],
  ['not an address', 'unknown', 'unknown'],
])('%j is the line %s in the network %s', (address, line, network) => {
  expect(addressGroups(address)).toEqual({ line, network });
});
