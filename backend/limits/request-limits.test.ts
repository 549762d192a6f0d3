import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  addressGroups,
  allowRequest,
  memoryLimits,
  subnetOf,
  type LimitedRequest,
} from './request-limits.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the limits', () => {
  test('refuse a flood from one address until its window ends', () => {
    const limits = memoryLimits();
    expect(countAccepted(limits, 'plain-form', 15, () => visitor)).toBe(10);
    expect(limits.take('plain-form', visitor)).toBe(600);
    vi.advanceTimersByTime(9 * minute);
    expect(limits.take('plain-form', visitor)).toBe(60);
    vi.advanceTimersByTime(minute);
    expect(countAccepted(limits, 'plain-form', 15, () => visitor)).toBe(10);
  });

  test('do not count refused requests against neighbors', () => {
    const limits = memoryLimits();
    countAccepted(limits, 'plain-form', 100, () => visitor);
    expect(countAccepted(limits, 'plain-form', 60, (n) => `203.0.113.${100 + n}`)).toBe(15);
    expect(limits.take('plain-form', '198.51.100.1')).toBeUndefined();
  });

  test('hold for a subnet, a provider block and a /64 of IPv6', () => {
    const limits = memoryLimits();
    const inSubnet = (n: number) => `203.0.113.${n}`;
    const inProvider = (n: number) => `2001:db8:${n.toString(16)}::1`;
    const inHousehold = (n: number) => `2001:db9:1:2::${n.toString(16)}`;
    expect(countAccepted(limits, 'newcomer-message', 5, inSubnet)).toBe(3);
    expect(countAccepted(limits, 'newcomer-message', 25, inProvider)).toBe(20);
    expect(countAccepted(limits, 'newcomer-message', 3, inHousehold)).toBe(1);
    expect(limits.take('newcomer-message', '198.51.100.1')).toBeUndefined();
  });

  test('hold for everyone together', () => {
    const everywhere = (n: number) => `10.${n}.0.1`;
    expect(countAccepted(memoryLimits(), 'newcomer-plain-form', 210, everywhere)).toBe(200);
  });

  test('count each kind of request for itself', () => {
    const limits = memoryLimits();
    expect(countAccepted(limits, 'plain-form', 20, () => visitor)).toBe(10);
    expect(countAccepted(limits, 'message', 40, () => visitor)).toBe(30);
  });
});

test('a flood keeps the room of newcomers free', () => {
  const limits = memoryLimits();
  let sent = 0;
  const waits = [];
  // As fast as the limits allow: 20 clients, each in a subnet of its own.
  for (let n = 0; n < 20 * 40; n++) {
    const room = allowRequest(limits, 'message', `10.${n % 20}.0.1`);
    if (room.kind === 'full') waits.push(room.retryAfterSeconds);
    else sent += 1;
  }
  expect(sent).toBe(20 + 400);
  expect(Math.max(...waits)).toBeLessThanOrEqual(600);
  expect(allowRequest(limits, 'message', visitor)).toEqual({ kind: 'newcomer' });
  expect(allowRequest(limits, 'message', visitor)).toMatchObject({ kind: 'full' });
});

test('a flood of challenges is bounded, and a visitor still gets some', () => {
  const limits = memoryLimits();
  let issued = 0;
  // 5 subnets, each as fast as its limits allow.
  for (let n = 0; n < 5 * 1000; n++) {
    const address = `10.${n % 5}.0.${n % 250}`;
    if (allowRequest(limits, 'challenge', address).kind !== 'full') issued += 1;
  }
  expect(issued).toBe(5 * 9 + 2000);
  expect(allowRequest(limits, 'challenge', visitor)).toEqual({ kind: 'newcomer' });
});

test.each([
  ['35 subnets of 35 providers', 35, 35],
  ['150 subnets of 3 providers', 150, 3],
  ['150 subnets of 150 providers', 150, 150],
])('a flood of plain forms from %s leaves room for newcomers', (_, subnets, providers) => {
  const limits = memoryLimits();
  for (let n = 0; n < subnets * 11; n++) {
    const subnet = n % subnets;
    const provider = `10.${subnet % providers}`;
    const address = `${provider}.${Math.floor(subnet / providers)}.${Math.floor(n / subnets)}`;
    allowRequest(limits, 'plain-form', address);
  }
  const newcomers = Array.from({ length: 30 }, (_, n) =>
    allowRequest(limits, 'plain-form', `172.${16 + (n % 3)}.${n}.1`),
  );
  expect(newcomers.map(({ kind }) => kind)).toEqual(Array(30).fill('newcomer'));
});

test('a refused client gets the shorter of two waits', () => {
  const limits = memoryLimits();
  const take = () => allowRequest(limits, 'plain-form', visitor);
  expect(take()).toEqual({ kind: 'newcomer' });
  vi.advanceTimersByTime(4 * minute);
  for (let n = 0; n < 10; n++) expect(take()).toEqual({ kind: 'general' });
  expect(take()).toEqual({ kind: 'full', retryAfterSeconds: 6 * 60 });
});

test('a clock that is set back makes no client wait longer', () => {
  const limits = memoryLimits();
  limits.take('newcomer-message', visitor);
  vi.setSystemTime(Date.now() - 365 * 24 * 60 * minute);
  expect(limits.take('newcomer-message', visitor)).toBe(600);
});

test('a bounded number of clients is remembered, the newest', () => {
  const limits = memoryLimits(3);
  const take = (n: number) => limits.take('newcomer-message', `10.${n}.0.1`);
  for (let n = 1; n <= 7; n++) take(n);
  expect(take(7)).toBe(600);
  expect(take(4)).toBe(600);
  expect(take(1)).toBeUndefined();
});

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

const minute = 60_000;

const visitor = '203.0.113.7';

/** How many of so many requests are accepted. */
function countAccepted(
  limits: ReturnType<typeof memoryLimits>,
  request: LimitedRequest,
  times: number,
  address: (n: number) => string,
): number {
  const waits = Array.from({ length: times }, (_, n) => limits.take(request, address(n)));
  return waits.filter((wait) => wait === undefined).length;
}
