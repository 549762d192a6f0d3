import { lettering, type Lettering } from './lettering.ts';
import type { Colour } from './palette.ts';

/** Words of a page in the text font, a little heavier than regular so that they hold when small. */
export function words(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: Colour,
  anchor: Lettering['anchor'] = 'start',
): string {
  return lettering(text, { x, y, size, fill, anchor, font: 'text', brush: 0.028 });
}

/** Words of a page in the display font. */
export function headline(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: Colour,
  anchor: Lettering['anchor'] = 'start',
): string {
  return lettering(text, { x, y, size, fill, anchor, font: 'display' });
}
