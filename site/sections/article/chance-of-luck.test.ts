import { expect, test } from 'vitest';
import { chanceOfLuck, isClear, timesInTests } from './chance-of-luck.ts';

// The chances are of the exact error function.
test.each([
  [48, 78, 1200, 0.00604, true, '6', '1,000'],
  [6, 9, 150, 0.42678, false, '43', '100'],
  [9, 6, 150, 0.42678, false, '43', '100'],
  [0, 0, 10, 1, false, '100', '100'],
  [10, 10, 10, 1, false, '100', '100'],
  [0, 500, 1000, 0, true, '1', '10,000'],
])('%i and %i of %i visitors each', (a, b, visitors, chance, clear, times, tests) => {
  const found = chanceOfLuck(a, b, visitors);
  expect(found).toBeCloseTo(chance, 4);
  expect(isClear(found)).toBe(clear);
  expect(timesInTests(found)).toEqual({ times, tests });
});
