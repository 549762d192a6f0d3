import { expect, test } from 'vitest';
import { drawnFor } from '#content-model/brand/color-steps.ts';
import { drawings } from '../draw.ts';
import { isSameDrawing } from '../same-drawing.ts';
import { inBrandColors } from './in-brand-colors.ts';
import { palette } from './palette.ts';

const navyAndAmber = { main: '#1e3a8a', accent: '#b45309' };

test('a drawing stays as it is for the brand that it was drawn for', () => {
  for (const { draw } of drawings) {
    const svg = draw();
    expect(inBrandColors(svg, drawnFor) === svg).toBe(true);
  }
});

test('another brand changes its colors and nothing else', () => {
  for (const { file, draw } of drawings) {
    const svg = draw();
    const changed = inBrandColors(svg, navyAndAmber);
    expect(changed === svg, file).toBe(false);
    expect(isSameDrawing(changed, svg), file).toBe(true);
  }
});

test('materials keep their colors', () => {
  for (const name of ['skin-1', 'brick', 'glow', 'hair-red'] as const) {
    for (const color of palette[name]) expect(inBrandColors(color, navyAndAmber)).toBe(color);
  }
});
