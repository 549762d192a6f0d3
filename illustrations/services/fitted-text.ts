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
  [
    ['(max-width:439px)', 1.25],
    ['(min-width:440px) and (max-width:579px)', 1.14],
    ['(min-width:720px)', 0.88],
    ['(min-width:860px)', 0.75],
    ['(min-width:1040px)', 0.62],
  ]
    .map(([width, scale]) => `@media ${width}{.fit{transform:scale(${scale})}}`)
    .join(''),
);
