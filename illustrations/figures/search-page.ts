import { ink, type Color } from '../kit/palette.ts';
import { circle, d, rect, shape, stroke } from '../kit/svg.ts';
import { headline, text } from '../kit/text.ts';
import { figureSheet, printed } from './figure-sheet.ts';

/** A search page in three parts, each with what moves a business in it. */
export function figureSearchPage(): string {
  return figureSheet(460, [
    printed(
      rect(page.x, page.y, page.width, 440, 'snow', { rx: 3 }),
      field(),
      ads(),
      map(),
      results(),
      ...parts.map(label),
    ),
  ]);
}

const page = { x: 16, y: 20, width: 308 } as const;
const inset = 32;
const end = page.x + page.width - 18;

interface Part {
  readonly name: string;
  readonly moves: string;
  /** Upper and lower end of its bracket. */
  readonly from: number;
  readonly to: number;
}

const parts: readonly Part[] = [
  { name: 'Ads', moves: 'You pay per click', from: 100, to: 166 },
  { name: 'Map', moves: 'Near, relevant, known', from: 184, to: 332 },
  { name: 'Results', moves: 'What your pages answer', from: 350, to: 446 },
];

/** A bracket at the page's edge, and a leader from its middle to the text. */
function label({ name, moves, from, to }: Part): string {
  const x = page.x + page.width;
  const middle = (from + to) / 2;
  return (
    stroke(d`M${x + 6} ${from}h8V${to}h-8M${x + 14} ${middle}h18`, 'line', 3) +
    headline(name, 364, middle + 3, 33, 'evergreen-900') +
    text(moves, 364, middle + 34, 23, 'evergreen-700')
  );
}

function field(): string {
  return (
    rect(inset, 36, end - inset, 48, 'snow', {
      rx: 24,
      stroke: ink('evergreen-900'),
      'stroke-width': 2.4,
    }) +
    stroke(
      d`M${inset + 26} 58m-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M${inset + 32} 64l7 7`,
      'alpenglow-700',
      3.4,
    ) +
    text('plumber near me', inset + 50, 68, 25, 'evergreen-900')
  );
}

function bars(y: number, title: number, line: number, color: Color, x = inset): string {
  return rect(x, y, title, 9, color) + rect(x, y + 16, line, 6, 'evergreen-200');
}

/** Paid results carry a tag. */
function ads(): string {
  return [104, 142]
    .map(
      (y, index) =>
        rect(inset, y - 3, 46, 30, 'glow', { rx: 3 }) +
        text('Ad', inset + 23, y + 20.5, 23, 'ink', 'middle') +
        bars(y, 148 - index * 26, 208 - index * 18, 'evergreen-700', inset + 60),
    )
    .join('');
}

/** Three businesses, each with its pin. */
function map(): string {
  const streets = d`M${inset} 206H${end}M${inset} 234H${end}M${inset + 50} 186v70M${inset + 212} 186v70`;
  const found: readonly (readonly [x: number, y: number])[] = [
    [inset + 88, 230],
    [inset + 152, 244],
    [inset + 244, 226],
  ];
  return [
    rect(inset, 186, end - inset, 70, 'evergreen-200'),
    stroke(streets, 'snow', 6, { 'stroke-linecap': 'butt' }),
    stroke(d`M${inset + 116} 186L${inset + 136} 256`, 'snow', 10, { 'stroke-linecap': 'butt' }),
    ...found.map(([x, y], index) => pin(x, y, index)),
    ...found.map(
      (_, index) =>
        dot(inset + 8, 272 + index * 24, index) +
        rect(inset + 26, 266 + index * 24, [116, 92, 104][index] ?? 0, 9, 'evergreen-700') +
        stars(inset + 164, 271 + index * 24, [5, 4, 4][index] ?? 0),
    ),
  ].join('');
}

const pinColors: readonly Color[] = ['alpenglow-700', 'evergreen-600', 'evergreen-600'];

function dot(x: number, y: number, index: number): string {
  return circle(x, y - 1, 8, pinColors[index] ?? 'evergreen-600');
}

function pin(x: number, y: number, index: number): string {
  return (
    shape(
      d`M${x} ${y}c-7 -10 -13 -15 -13 -24a13 13 0 0 1 26 0c0 9 -6 14 -13 24z`,
      pinColors[index] ?? 'evergreen-600',
    ) + circle(x, y - 24, 5, 'snow')
  );
}

/** Customer ratings out of five stars. */
function stars(x: number, y: number, count: number): string {
  const star = (at: number) =>
    d`M${at} ${y - 8}l2.400 5.200l5.600 .600l-4.200 3.800l1.200 5.600l-5 -2.800l-5 2.800l1.200 -5.600l-4.200 -3.800l5.600 -.600z`;
  const places = [0, 1, 2, 3, 4].map((index) => star(x + 10 + index * 21));
  return (
    shape(places.slice(0, count).join(''), 'alpenglow-700') +
    (count < 5 ? shape(places.slice(count).join(''), 'evergreen-200') : '')
  );
}

function results(): string {
  return [356, 388, 420]
    .map((y, index) =>
      bars(y, [190, 158, 206][index] ?? 0, [264, 238, 250][index] ?? 0, 'evergreen-700'),
    )
    .join('');
}
