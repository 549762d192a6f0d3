import { expect, test } from 'vitest';
import { drawnFor, shiftColor } from './color-steps.ts';
import { inBrandColors } from './in-brand-colors.ts';

const brand = { main: '#1e3a8a', accent: '#b45309' };
const inMain = (color: string) => shiftColor(color, drawnFor.main, brand.main);
const inAccent = (color: string) => shiftColor(color, drawnFor.accent, brand.accent);

test('colors with the names of the palette follow the brand, in both schemes', () => {
  const drawing = (main: string, accent: string, dark: string) =>
    `<svg><style>:root { --evergreen-900: ${main}; --line:${accent} } @media (prefers-color-scheme: dark) { :root { --evergreen-900: ${dark}; } }</style></svg>`;
  expect(inBrandColors(drawing('#0e2f28', '#F0694A', '#08231d'), brand)).toBe(
    drawing(inMain('#0e2f28'), inAccent('#f0694a'), inMain('#08231d')),
  );
  expect(inMain('#0e2f28')).not.toBe('#0e2f28');
});

test('the same colors without a name follow too, as on a board for a visitor’s name', () => {
  const drawing = (board: string, sky: string) =>
    `<style>:root{--rock-1:${board}}.sky{fill:${sky}}</style><g data-board="0 0 9 9 ${board}"/>`;
  expect(inBrandColors(drawing('#ffd9c8', '#ffe6da'), brand)).toBe(
    drawing(inAccent('#ffd9c8'), inAccent('#ffe6da')),
  );
});

test('materials, skin and clear colors stay', () => {
  const materials = '--brick:#c4553b;--skin-2:#e5ae86;--halo:#ffd27a1f;--wood:#9c6a44';
  const drawing = `<style>:root{--evergreen-900:#111111;${materials}}</style>`;
  expect(inBrandColors(drawing, brand)).toContain(materials);
});

test.each([
  ['its own names', '<style>:root{--ink:#08231d;--line:#f0694a}</style><path fill="#0e2f28"/>'],
  ['no names', '<path fill="#0e2f28" stroke="#ffe6da"/>'],
  ['only uses of a name', '<path fill="var(--evergreen-900, #0e2f28)"/>'],
])('a file with %s is left as it is', (_, drawing) => {
  expect(inBrandColors(drawing, brand)).toBe(drawing);
});
