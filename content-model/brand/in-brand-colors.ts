import { drawnFor, shiftColor } from './color-steps.ts';
import type { Colors } from '../schemas/colors-schema.ts';

/**
 * Returns a drawing in the colors of a brand, if it names its colors as the sample drawings do:
 * `--evergreen-900: #0e2f28`. Any other drawing, and materials such as brick and skin, stay as they are.
 */
export function inBrandColors(svg: string, brand: Pick<Colors, 'main' | 'accent'>): string {
  if (!/--(?:evergreen|alpenglow|rock)-\d+:/.test(svg)) return svg;
  const families = new Map<string, Family>();
  for (const [, name = '', color = ''] of svg.matchAll(/--([\w-]+):\s*(#[\da-f]{6})\b/gi)) {
    if (names.main.test(name)) families.set(color.toLowerCase(), 'main');
    if (names.accent.test(name)) families.set(color.toLowerCase(), 'accent');
  }
  for (const color of unnamed.main) families.set(color, 'main');
  for (const color of unnamed.accent) families.set(color, 'accent');
  return svg.replaceAll(/#[\da-f]{6}\b/gi, (color) => {
    const family = families.get(color.toLowerCase());
    return family === undefined ? color : shiftOnce(color, drawnFor[family], brand[family]);
  });
}

type Family = keyof typeof names;

/** Trees are in the main color, rock in the light of the accent. */
const names = {
  main: /^(?:evergreen|snow|wood-\d|road$|ink$)/,
  accent: /^(?:alpenglow|rock|haze|line$)/,
};

/** Colors without a name, in single drawings. */
const unnamed = {
  main: [
    '#33413f',
    '#154338',
    '#54917d',
    '#3b7765',
    '#cbe0d7',
    '#dce7e1',
    '#c9d8d0',
    '#1b4036',
    '#222b26',
  ],
  accent: ['#e58463', '#fffbf8', '#fff0e8', '#ffe6da', '#a63a20', '#ffa98c'],
};

/** Drawings share most of their colors, and to shift one takes a millisecond. */
function shiftOnce(...colors: Parameters<typeof shiftColor>): string {
  const key = colors.join(' ');
  const color = shifted.get(key) ?? shiftColor(...colors);
  shifted.set(key, color);
  return color;
}

const shifted = new Map<string, string>();
