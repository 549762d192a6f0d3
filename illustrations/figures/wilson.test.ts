import { expect, test } from 'vitest';
import { wilsonInterval } from './wilson.ts';

test.each([
  // R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('gives %i of %i its published interval', (hits, trials, low, high) => {
  const interval = wilsonInterval(hits, trials);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test.each([
  [6, 150, 1.8, 8.5],
  [9, 150, 3.2, 11],
  [48, 1200, 3, 5.3],
  [78, 1200, 5.2, 8],
])('gives %i of %i the interval that the article states', (hits, trials, low, high) => {
  const interval = wilsonInterval(hits, trials);
  expect(100 * interval.low).toBeCloseTo(low, 1);
  expect(100 * interval.high).toBeCloseTo(high, 1);
});
