import { expect, test } from 'vitest';
import { bisect, luminanceOf, maxChroma, mixInOklab, toHex, toOklch } from './oklch.ts';

// What browsers compute for these colors: https://www.w3.org/TR/css-color-4/#ok-lab
const known = [
  ['#ffffff', 1, 0, undefined],
  ['#000000', 0, 0, undefined],
  ['#ff0000', 0.628, 0.2577, 29.23],
  ['#008000', 0.5198, 0.1769, 142.5],
  ['#0000ff', 0.452, 0.3132, 264.05],
  ['#663399', 0.4403, 0.1603, 303.37],
] as const;

test.each(known)('knows lightness, chroma and hue of %s', (hex, lightness, chroma, hue) => {
  const color = toOklch(hex);
  expect(color.lightness).toBeCloseTo(lightness, 3);
  expect(color.chroma).toBeCloseTo(chroma, 3);
  if (hue !== undefined) expect((color.hue + 360) % 360).toBeCloseTo(hue, 1);
});

// Of the strongest blue, a weaker one is outside of what screens show: it comes back as #0030e6.
test.each(['#ffffff', '#000000', '#ff0000', '#008000', '#663399', '#010203', '#0e2f28', '#fefdfc'])(
  'writes %s as it was read',
  (hex) => {
    expect(toHex(toOklch(hex))).toBe(hex);
  },
);

test('lowers a chroma that screens cannot show, and keeps lightness and hue', () => {
  const shown = toOklch(toHex({ lightness: 0.7, chroma: 0.4, hue: 150 }));
  expect(shown.chroma).toBeCloseTo(maxChroma(0.7, 150), 2);
  expect(shown.lightness).toBeCloseTo(0.7, 2);
  expect(shown.hue).toBeCloseTo(150, 0);
  expect(maxChroma(0.628, 29.23)).toBeCloseTo(0.2577, 2);
  expect(maxChroma(1, 0)).toBeCloseTo(0, 2);
});

test('mixes as CSS does', () => {
  expect(mixInOklab('#ff0000', '#0000ff', 0.5)).toBe('#8c53a2');
  expect(mixInOklab('#ff0000', '#0000ff', 0)).toBe('#ff0000');
  expect(mixInOklab('#ff0000', '#0000ff', 1)).toBe('#0000ff');
});

test.each([
  ['#ffffff', 1],
  ['#ff0000', 0.2126],
  ['#00ff00', 0.7152],
  ['#0000ff', 0.0722],
  ['#808080', 0.2159],
  ['#050505', 0.0015],
])('knows the luminance of %s', (hex, luminance) => {
  expect(luminanceOf(hex)).toBeCloseTo(luminance, 4);
});

test('finds where something stops to hold', () => {
  expect(bisect(0, 10, (value) => value <= 3.25)).toBeCloseTo(3.25, 6);
});
