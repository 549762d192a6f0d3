import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WindowCounts } from './window-counts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a key is full after so many, until its window ends', () => {
  const counts = new WindowCounts(2, 600, 1000);
  expect(counts.wait('a')).toBeUndefined();
  counts.count('a');
  vi.advanceTimersByTime(100_000);
  counts.count('a');
  expect(counts.wait('a')).toBe(500);
  vi.advanceTimersByTime(499_999);
  expect(counts.wait('a')).toBe(1);
  vi.advanceTimersByTime(1);
  expect(counts.wait('a')).toBeUndefined();
});

test('nobody waits longer because the clock was set', () => {
  const counts = new WindowCounts(1, 600, 1000);
  counts.count('a');
  vi.setSystemTime(Date.now() - 365 * 24 * 60 * 60 * 1000);
  expect(counts.wait('a')).toBe(600);
});

test('a flood from very many lines is remembered only as far as there is room', () => {
  const counts = new WindowCounts(2, 600, 1000);
  for (let n = 0; n < 100_000; n++) counts.count(`2001:db8:${n.toString(16)}::/64`);
  expect(counts.size).toBe(1000);
});

test('the one that has not asked for longest is forgotten, whoever goes on asking is not', () => {
  const counts = new WindowCounts(1, 600, 3);
  for (const key of ['flood', 'a', 'b']) counts.count(key);
  expect(counts.wait('flood')).toBeDefined();
  counts.count('c');
  expect(counts.wait('flood')).toBeDefined();
  expect(counts.wait('a')).toBeUndefined();
  expect(counts.wait('b')).toBeDefined();
});

test('a key is forgotten soon after its window has ended, though nobody asks again', () => {
  const counts = new WindowCounts(1, 600, 1000);
  counts.count('203.0.113.7');
  vi.advanceTimersByTime(500_000);
  counts.count('203.0.113.8');
  expect(counts.wait('203.0.113.7')).toBeDefined();
  vi.advanceTimersByTime(160_000);
  expect(counts.size).toBe(1);
  vi.advanceTimersByTime(500_000);
  expect(counts.size).toBe(0);
});
