import { expect, test } from 'vitest';
import { longestVital, vitalBucket } from './vital-buckets.ts';

test.each(['LCP', 'INP'] as const)(
  '%s is kept to a hundredth and half a millisecond',
  (metric_name) => {
    for (let value = 0; value < longestVital; value += 1 + value / 300) {
      const kept = Number(vitalBucket({ metric_name, metric_value: value }));
      expect(Math.abs(kept - value)).toBeLessThanOrEqual(0.5 + value * 0.01);
      expect(Number.isInteger(kept)).toBe(true);
    }
  },
);

test('CLS is kept to half a thousandth', () => {
  for (let value = 0; value < 1; value += 0.000_37) {
    const kept = Number(vitalBucket({ metric_name: 'CLS', metric_value: value }));
    expect(Math.abs(kept - value)).toBeLessThanOrEqual(0.000_500_1);
  }
});

test.each([
  ['LCP', 1, '1'],
  ['LCP', 1e9, '60000'],
  ['INP', Number.MAX_VALUE, '60000'],
  ['INP', 0, '0'],
  ['CLS', 0.1, '0.1'],
  ['CLS', 25, '1'],
] as const)('%s of %d is counted as %s', (metric_name, metric_value, bucket) => {
  expect(vitalBucket({ metric_name, metric_value })).toBe(bucket);
});

test('a greater value never stands in a lower bucket, and buckets are few', () => {
  const values = Array.from({ length: 100_000 }, (_, n) => n * 0.7);
  const kept = values.map((metric_value) =>
    Number(vitalBucket({ metric_name: 'LCP', metric_value })),
  );
  expect(kept).toEqual(kept.toSorted((a, b) => a - b));
  expect(new Set(kept).size).toBeLessThan(450);
});
