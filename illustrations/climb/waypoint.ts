import { lettering, letteringWidth } from '../kit/lettering.ts';
import { ink } from '../kit/palette.ts';
import { circle, el, rect, type Point } from '../kit/svg.ts';

/** A point of the line, with its number where there is no sign beside it. */
export function waypoint([x, y]: Point, order: 1 | 2 | 3, numbered = false): string {
  const mark = numbered
    ? circle(x, y, 12, 'snow', { stroke: ink('line'), 'stroke-width': 3 }) +
      lettering(String(order), {
        x,
        y: y + 6,
        font: 'text',
        size: 17,
        fill: 'ink',
        anchor: 'middle',
        brush: 0.05,
      })
    : circle(x, y, 7, 'snow', { stroke: ink('line'), 'stroke-width': 4 });
  return rising(order, mark);
}

/** A trail sign whose post stands on (x, y). */
export function waySign(words: string, x: number, y: number, tall: number): string {
  const letters = { font: 'text', size: 20 } as const;
  const half = letteringWidth(words, letters) / 2 + 13;
  const top = y - tall;
  return (
    rect(x - 3, top + 4, 6, tall - 4, 'wood') +
    rect(x - half, top, half * 2, 34, 'evergreen-950') +
    rect(x - half + 3, top + 3, half * 2 - 6, 28, 'evergreen-950', {
      stroke: ink('glow'),
      'stroke-width': 1.4,
    }) +
    lettering(words, {
      ...letters,
      x,
      y: top + 23.5,
      fill: 'glow-2',
      anchor: 'middle',
      brush: 0.03,
    })
  );
}

function rising(order: 1 | 2 | 3, drawing: string): string {
  return el('g', { class: `rise r${order}` }, drawing);
}

/** How waypoints rise, each when the line passes it. */
export const RISING = el(
  'style',
  {},
  '@media (prefers-reduced-motion:no-preference){' +
    '.rise{animation:rise .5s cubic-bezier(.2,.7,.3,1) backwards}.r2{animation-delay:.9s}.r3{animation-delay:1.2s}' +
    '@keyframes rise{from{opacity:0;transform:translateY(12px)}}}',
);
