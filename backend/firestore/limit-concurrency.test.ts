import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

test('runs a bounded number of tasks at the same time, all in order, also after an error', async () => {
  const inTurn = limitConcurrency(3);
  const started: number[] = [];
  let running = 0;
  let maxRunning = 0;
  const task = async (n: number) => {
    started.push(n);
    maxRunning = Math.max(maxRunning, (running += 1));
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (n === 1) throw new Error('failed');
    return n;
  };
  const numbers = Array.from({ length: 20 }, (_, n) => n);
  const results = await Promise.allSettled(numbers.map((n) => inTurn(() => task(n))));
  expect(maxRunning).toBe(3);
  expect(started).toEqual(numbers);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});
