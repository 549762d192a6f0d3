import { letteringWidth } from '../kit/lettering.ts';
import { ink } from '../kit/palette.ts';
import { circle, d, rect, stroke } from '../kit/svg.ts';
import { headline, text } from '../kit/text.ts';
import { exampleChip } from '../services/example-chip.ts';
import { figureSheet, printed } from './figure-sheet.ts';

/** A bakery's page on a phone while it takes orders, and two days later while the shop is open. */
export function figureTwoMoments(): string {
  return figureSheet(470, [
    rect(0, 430, 640, 40, 'wood'),
    rect(0, 430, 640, 7, 'bread'),
    stroke(d`M${left[0] + wide} 250H${left[1]}`, 'line', 5),
    ...left.map((x) => rect(x, top, wide, high, 'ink', { rx: 28 })),
    printed(
      headline('Thursday, 8pm', left[0] + 6, 46, 24, 'evergreen-900'),
      headline('Saturday, 1pm', left[1] + 6, 46, 24, 'evergreen-900'),
      ...left.map((x) => rect(x + 10, top + 10, wide - 20, high - 20, 'snow', { rx: 19 })),
      thursday(left[0] + inset),
      saturday(left[1] + inset),
    ),
    exampleChip(514, 18),
  ]);
}

const left = [28, 334] as const;
const [wide, high, top] = [262, 384, 66];
const inset = 26;
const inner = wide - 2 * inset;

interface Stock {
  readonly bread: string;
  /** Of the 24 that are baked. */
  readonly left: number;
}

function thursday(x: number): string {
  return [
    name(x),
    text('Orders for Saturday', x, 148, 23, 'evergreen-700'),
    ...stocks(x, [
      { bread: 'Rye', left: 22 },
      { bread: 'Sourdough', left: 16 },
      { bread: 'Cardamom', left: 9 },
    ]),
    rect(x, 372, inner, 50, 'evergreen-900', { rx: 3 }),
    text('Order', x + inner / 2, 405, 23.5, 'snow', 'middle'),
  ].join('');
}

function saturday(x: number): string {
  return [
    name(x),
    circle(x + 8, 140, 8, 'evergreen-600'),
    text('Open until 2pm', x + 26, 148, 23, 'evergreen-900'),
    ...stocks(x, [
      { bread: 'Rye', left: 0 },
      { bread: 'Sourdough', left: 4 },
      { bread: 'Cardamom', left: 2 },
    ]),
    rect(x, 372, inner, 50, 'snow', {
      rx: 3,
      stroke: ink('evergreen-900'),
      'stroke-width': 2.4,
    }),
    text('Next Saturday', x + inner / 2, 405, 23.5, 'evergreen-900', 'middle'),
  ].join('');
}

function name(x: number): string {
  return headline('Alder & Rye', x, 114, 30, 'evergreen-900');
}

function stocks(x: number, rows: readonly Stock[]): string[] {
  return rows.map(({ bread, left: count }, row) => {
    const y = 200 + row * 58;
    const state = count === 0 ? 'sold out' : `${count} left`;
    const color = count === 0 ? 'alpenglow-700' : 'evergreen-700';
    const end = x + inner - letteringWidth(state, { font: 'text', size: 23 });
    return [
      text(bread, x, y, 23, 'evergreen-900'),
      text(state, end, y, 23, color),
      rect(x, y + 12, inner, 9, 'evergreen-200', { rx: 4.5 }),
      count === 0 ? '' : rect(x, y + 12, (inner * count) / 24, 9, 'evergreen-600', { rx: 4.5 }),
    ].join('');
  });
}
