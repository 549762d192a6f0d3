import { wcagLuminance } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colorStepNames, colorSteps, drawnFor, shiftColor } from './color-steps.ts';
import { toOklch, maxChroma } from './oklch.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const drawn = colorSteps(drawnFor);

test('keep the luminance that they were drawn with, whatever the two colors', () => {
  const property = fc.property(anyColor, anyColor, (main, accent) => {
    const steps = colorSteps({ main, accent });
    for (const name of colorStepNames) {
      expect(steps[name]).toMatch(/^#[0-9a-f]{6}$/);
      const ratio = (wcagLuminance(steps[name]) + 0.05) / (wcagLuminance(drawn[name]) + 0.05);
      expect(Math.abs(ratio - 1), `${name} for ${main} and ${accent}`).toBeLessThan(0.02);
    }
  });
  fc.assert(property, { numRuns: 60 });
});

test.each(['#000000', '#808080', '#ffffff'])('keeps the gray %s', (gray) => {
  expect(shiftColor(gray, '#0e2f28', '#c02040')).toBe(gray);
});

test('turns the hue by as much as the brand’s color, and keeps the luminance', () => {
  const [color, from, to] = ['#2c6d5b', '#0e2f28', '#1e2a4a'];
  const shifted = shiftColor(color, from, to);
  const hueOf = (hex: string) => toOklch(hex).hue;
  expect(hueOf(shifted) - hueOf(color)).toBeCloseTo(hueOf(to) - hueOf(from), 0);
  expect(wcagLuminance(shifted)).toBeCloseTo(wcagLuminance(color), 2);
});

test('keeps a pale color pale, and is no stronger than a screen can show', () => {
  const strengthOf = (hex: string) => {
    const { lightness, chroma, hue } = toOklch(hex);
    return chroma / maxChroma(lightness, hue);
  };
  expect(strengthOf(shiftColor('#f5f8f5', '#0e2f28', '#2a1e5c'))).toBeLessThan(0.5);
  expect(strengthOf(shiftColor('#1d5445', '#3d4c47', '#0000ff'))).toBeGreaterThan(0.9);
});
