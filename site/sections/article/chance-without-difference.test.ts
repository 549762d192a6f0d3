import { expect, test } from 'vitest';
import { chanceWithoutDifference, isClear, timesInTests } from './chance-without-difference.ts';

// The chances are of exact fractions.
test.each([
  [48, 78, 1200, 0.007725, true, '8', '1,000'],
  [0, 4, 100, 0.121241, false, '121', '1,000'],
  [2, 9, 60, 0.053473, false, '53', '1,000'],
  [9, 2, 60, 0.053473, false, '53', '1,000'],
  [6, 9, 150, 0.597757, false, '598', '1,000'],
  [0, 1, 1, 1, false, '1,000', '1,000'],
  [0, 5, 5, 0.007937, true, '8', '1,000'],
])('%i and %i of %i visitors each', (a, b, visitors, chance, clear, times, tests) => {
  const found = chanceWithoutDifference(a, b, visitors);
  expect(found).toBeCloseTo(chance, 6);
  expect(isClear(found)).toBe(clear);
  expect(timesInTests(found)).toEqual({ times, tests });
});

test.each([
  ['has no number for less than 1 of 10,000', chanceWithoutDifference(0, 500, 1000), undefined],
  ['has a number for 1 of 10,000', 0.0001, { times: '1', tests: '10,000' }],
  ['does not round a clear chance to an open one', 0.0496, { times: '49', tests: '1,000' }],
  ['does not round an open chance to a clear one', 0.0502, { times: '50', tests: '1,000' }],
])('%s', (_, chance, shown) => {
  expect(timesInTests(chance)).toEqual(shown);
});
