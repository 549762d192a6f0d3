import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colorStepNames, colorSteps, drawnFor } from './color-steps.ts';
import { luminanceOf, toOklch } from './oklch.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const drawn = colorSteps(drawnFor);

test('keep the luminance that they were drawn with, whatever the two colors', () => {
  const property = fc.property(anyColor, anyColor, (main, accent) => {
    const steps = colorSteps({ main, accent });
    for (const name of colorStepNames) {
      expect(steps[name]).toMatch(/^#[0-9a-f]{6}$/);
      const ratio = (luminanceOf(steps[name]) + 0.05) / (luminanceOf(drawn[name]) + 0.05);
      expect(Math.abs(ratio - 1), `${name} for ${main} and ${accent}`).toBeLessThan(0.02);
    }
  });
  fc.assert(property, { numRuns: 60 });
});

test('take the hue of the brand’s colors', () => {
  const [main, accent] = ['#1e3a8a', '#b45309'];
  const steps = colorSteps({ main, accent });
  const hueOf = (hex: string) => toOklch(hex).hue;
  expect(Math.abs(hueOf(steps['main-900']) - hueOf(main))).toBeLessThan(2);
  expect(Math.abs(hueOf(steps['accent-500']) - hueOf(accent))).toBeLessThan(2);
});

test('are gray for a gray', () => {
  const steps = colorSteps({ main: '#222222', accent: '#999999' });
  for (const name of colorStepNames) expect(toOklch(steps[name]).chroma).toBeLessThan(0.01);
});
