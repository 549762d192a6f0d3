import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LimitedRequest, RequestLimits } from '../contact/request-limits.ts';
import { memoryLimits } from './memory-limits.ts';

const minute = 60_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a visitor with something to say is never held up', async () => {
  const limits = memoryLimits();
  for (let hours = 0; hours < 3; hours++) {
    expect(await heard(limits, 'call', 5, () => '203.0.113.7')).toBe(5);
    vi.advanceTimersByTime(60 * minute);
  }
});

test('a flood from one address is told to wait, and heard again ten minutes later', async () => {
  const limits = memoryLimits();
  expect(await heard(limits, 'message', 1000, () => '203.0.113.7')).toBe(30);
  expect(await limits.take('message', '203.0.113.7')).toBe(600);
  vi.advanceTimersByTime(10 * minute);
  expect(await limits.take('message', '203.0.113.7')).toBeUndefined();
});

test('and leaves room for its neighbors and everybody else', async () => {
  const limits = memoryLimits();
  await heard(limits, 'message', 10_000, () => '203.0.113.7');
  expect(await limits.take('message', '203.0.113.8')).toBeUndefined();
  expect(await limits.take('message', '198.51.100.1')).toBeUndefined();
});

test('a flood from one network is told to wait as a whole', async () => {
  const limits = memoryLimits();
  expect(await heard(limits, 'message', 1000, (n) => `203.0.113.${n % 256}`)).toBe(120);
  expect(await limits.take('message', '198.51.100.1')).toBeUndefined();
});

test('so is one that changes the last half of its IPv6 address', async () => {
  const limits = memoryLimits();
  expect(await heard(limits, 'message', 1000, (n) => `2001:db8:1:2::${n.toString(16)}`)).toBe(30);
});

test('a flood from everywhere is told to wait too', async () => {
  const limits = memoryLimits();
  expect(
    await heard(limits, 'message', 2000, (n) => `10.${n % 256}.${Math.floor(n / 256)}.1`),
  ).toBe(600);
});

test('requests that come at one moment are counted each', async () => {
  const limits = memoryLimits();
  const waits = await Promise.all(
    Array.from({ length: 100 }, () => limits.take('challenge', '203.0.113.7')),
  );
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(60);
  expect(waits.slice(60)).toEqual(Array(40).fill(600));
});

test('the plain form has less room, and each request its own', async () => {
  const limits = memoryLimits();
  expect(await heard(limits, 'plain-form', 100, () => '203.0.113.7')).toBe(10);
  expect(await heard(limits, 'message', 100, () => '203.0.113.7')).toBe(30);
  expect(await heard(limits, 'challenge', 100, () => '203.0.113.7')).toBe(60);
});

test('those who bring no token cannot use up the room of those who do', async () => {
  const limits = memoryLimits();
  for (const request of ['call', 'challenge', 'exchange'] as const) {
    await heard(limits, request, 5000, (n) => `10.${n % 250}.${Math.floor(n / 250)}.1`);
    expect(await limits.take(request, '203.0.113.7')).toBeUndefined();
  }
  expect(await limits.take('message', '203.0.113.7')).toBeUndefined();
});

/** How many of so many requests are heard. */
async function heard(
  limits: RequestLimits,
  request: LimitedRequest,
  times: number,
  address: (n: number) => string,
): Promise<number> {
  let count = 0;
  for (let n = 0; n < times; n++) {
    if ((await limits.take(request, address(n))) === undefined) count += 1;
  }
  return count;
}
