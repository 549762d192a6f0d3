import { expect, test } from 'vitest';
import { maxChroma, toHex, toOklch } from './oklch.ts';

test('lowers a chroma that screens cannot show, and keeps lightness and hue', () => {
  const shown = toOklch(toHex({ lightness: 0.7, chroma: 0.4, hue: 150 }));
  expect(shown.chroma).toBeCloseTo(maxChroma(0.7, 150), 2);
  expect(shown.lightness).toBeCloseTo(0.7, 2);
  expect(shown.hue).toBeCloseTo(150, 0);
  expect(maxChroma(0.628, 29.23)).toBeCloseTo(0.2577, 2);
  expect(maxChroma(1, 0)).toBeCloseTo(0, 2);
});
