import { describe, expect, it, test } from 'vitest';
import { wilsonInterval } from './wilson.ts';

describe('the Wilson interval', () => {
  // Known values: R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i of %i has the published ends', (hits, trials, low, high) => {
    const interval = wilsonInterval(hits, trials);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it.each([
    [6, 150, 1.8, 8.5],
    [9, 150, 3.2, 11],
    [48, 1200, 3, 5.3],
    [78, 1200, 5.2, 8],
  ])('of %i of %i is what the article says', (hits, trials, low, high) => {
    const interval = wilsonInterval(hits, trials);
    expect(100 * interval.low).toBeCloseTo(low, 1);
    expect(100 * interval.high).toBeCloseTo(high, 1);
  });
});

test('the ends solve the equation that defines them', () => {
  for (const [hits, trials] of [
    [6, 150],
    [78, 1200],
  ] as const) {
    const { low, high } = wilsonInterval(hits, trials);
    for (const end of [low, high]) {
      const error = Math.sqrt((end * (1 - end)) / trials);
      expect(Math.abs(hits / trials - end) / error).toBeCloseTo(1.96, 3);
    }
  }
});
