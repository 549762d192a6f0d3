import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestLimitsContract } from '#test/contracts/request-limits.ts';
import { memoryLimits } from './memory-limits.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

requestLimitsContract(() => {
  const limits = memoryLimits();
  return Promise.resolve({
    limits: [limits, limits],
    advance: (milliseconds) => vi.advanceTimersByTime(milliseconds),
  });
});

test('those who bring no token cannot use up the room of those who do', async () => {
  const limits = memoryLimits();
  for (const request of ['call', 'challenge', 'exchange'] as const) {
    for (let n = 0; n < 5000; n++)
      await limits.take(request, `10.${n % 250}.${Math.floor(n / 250)}.1`);
    expect(await limits.take(request, '203.0.113.7')).toBeUndefined();
  }
  expect(await limits.take('message', '203.0.113.7')).toBeUndefined();
});
