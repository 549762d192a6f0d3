import { expect, onTestFinished, test, vi } from 'vitest';
import { BoundedLimiter } from './bounded-limiter.ts';

test('a flood from very many lines is remembered only as far as there is room', async () => {
  const limiter = new BoundedLimiter(2, 600, 1000);
  for (let n = 0; n < 100_000; n++) await limiter.count(`2001:db8:${n.toString(16)}::/64`);
  expect(limiter.size).toBe(1000);
});

test('the one that has not asked for longest is forgotten, whoever goes on asking is not', async () => {
  const limiter = new BoundedLimiter(1, 600, 3);
  for (const key of ['flood', 'a', 'b']) await limiter.count(key);
  expect(await limiter.full('flood')).toBeDefined();
  await limiter.count('c');
  expect(await limiter.full('flood')).toBeDefined();
  expect(await limiter.full('a')).toBeUndefined();
  expect(await limiter.full('b')).toBeDefined();
});

test('a key is forgotten soon after its count has ended, though nobody asks again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const limiter = new BoundedLimiter(1, 600, 1000);
  await limiter.count('203.0.113.7');
  await vi.advanceTimersByTimeAsync(500_000);
  await limiter.count('203.0.113.8');
  expect(await limiter.full('203.0.113.7')).toBeDefined();
  await vi.advanceTimersByTimeAsync(160_000);
  expect(limiter.size).toBe(1);
  await vi.advanceTimersByTimeAsync(500_000);
  expect(limiter.size).toBe(0);
});
