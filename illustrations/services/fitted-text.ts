import { fittedScales } from '#contract/name-board.ts';
import { el } from '../kit/svg.ts';

/**
 * Text that is 18 to 22 px high, and on phones at least 12, at whatever width a page shows the drawing.
 * It grows and shrinks from the point (x, y). The drawing needs {@link fittedTextRules} too.
 */
export function fittedText(x: number, y: number, ...drawing: readonly string[]): string {
  return el('g', { class: 'fit', style: `transform-origin:${x}px ${y}px` }, ...drawing);
}

/** The height of its letters in a drawing that is 720 wide. */
export const fittedSize = 22;

/** In an image, a media query measures the image. */
export const fittedTextRules = el(
  'style',
  {},
  fittedScales
    .map(([width, scale]) => `@media (min-width:${width}px){.fit{transform:scale(${scale})}}`)
    .join(''),
);
