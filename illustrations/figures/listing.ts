import type { Color } from '../kit/palette.ts';
import { circle, d, rect, shape, stroke } from '../kit/svg.ts';
import { headline, text } from '../kit/text.ts';
import { exampleChip } from '../services/example-chip.ts';
import { figureSheet, printed } from './figure-sheet.ts';

/** A plumber's listing as it was found, and as it should be. */
export function figureListing(): string {
  return figureSheet(460, [
    printed(...listings.map(listing)),
    stroke(d`M312 250h16`, 'line', 5),
    photos(328),
    exampleChip(508, 18),
  ]);
}

interface Listing {
  readonly name: string;
  readonly x: number;
  readonly reviews: number;
  readonly stars: number;
  readonly rows: readonly string[];
  readonly isRight: boolean;
}

const listings: readonly Listing[] = [
  {
    name: 'Before',
    x: 20,
    reviews: 2,
    stars: 3,
    rows: ['Open 24 hours', 'No area given', 'No photos', 'No answers'],
    isRight: false,
  },
  {
    name: 'After',
    x: 328,
    reviews: 23,
    stars: 5,
    rows: ['Open until 6pm', 'Closed Nov. 26', 'Northwest Denver', 'Answers reviews'],
    isRight: true,
  },
];

const wide = 292;
const inset = 20;

function listing({ name, x, reviews, stars, rows, isRight }: Listing): string {
  const start = x + inset;
  return [
    headline(name, x, 46, 28, 'evergreen-900'),
    rect(x, 66, wide, 376, 'snow', { rx: 3 }),
    isRight ? '' : noPhotos(x),
    headline('Okafor & Sons', start, 192, 28, 'evergreen-900'),
    rating(start, 222, stars, reviews),
    ...rows.map((row, index) => fact(start, 276 + index * 44, row, isRight)),
  ].join('');
}

function noPhotos(x: number): string {
  return (
    rect(x, 66, wide, 86, 'evergreen-200') +
    stroke(d`M${x + 124} 128l18 -22l14 15l10 -10l14 17z`, 'evergreen-600', 4)
  );
}

/** Three photos of work: a joint, a drop, the van. */
function photos(x: number): string {
  const third = wide / 3;
  return [
    rect(x, 66, third, 86, 'evergreen-500'),
    rect(x + third, 66, third, 86, 'glow'),
    rect(x + 2 * third, 66, third, 86, 'evergreen-300'),
    stroke(d`M${x} 116h42q10 0 10 -10V66`, 'evergreen-200', 14, { 'stroke-linecap': 'butt' }),
    rect(x + 40, 84, 24, 9, 'alpenglow-400'),
    shape(
      d`M${x + third * 1.5} 84c11 16 17 22 17 32a17 17 0 0 1 -34 0c0 -10 6 -16 17 -32z`,
      'evergreen-600',
    ),
    rect(x + 2 * third + 12, 92, 58, 32, 'snow', { rx: 4 }),
    rect(x + 2 * third + 54, 100, 26, 24, 'snow', { rx: 4 }),
    rect(x + 2 * third + 12, 116, 68, 6, 'alpenglow-500'),
    circle(x + 2 * third + 28, 126, 8, 'ink'),
    circle(x + 2 * third + 64, 126, 8, 'ink'),
  ].join('');
}

function rating(x: number, y: number, stars: number, reviews: number): string {
  const star = (at: number) =>
    d`M${at} ${y - 10}l3 6.400l7 .800l-5.200 4.800l1.400 7l-6.200 -3.500l-6.200 3.500l1.400 -7l-5.200 -4.800l7 -.800z`;
  const all = [0, 1, 2, 3, 4].map((index) => star(x + 11 + index * 26));
  return [
    shape(all.slice(0, stars).join(''), 'alpenglow-700'),
    stars < 5 ? shape(all.slice(stars).join(''), 'evergreen-200') : '',
    text(`${reviews} reviews`, x + 142, y + 8, 23, 'evergreen-700'),
  ].join('');
}

/** A line of the listing, with a check if it is as it should be. */
function fact(x: number, y: number, row: string, isRight: boolean): string {
  const color: Color = isRight ? 'evergreen-600' : 'alpenglow-700';
  const sign = isRight
    ? d`M${x + 2} ${y - 8}l7 8l13 -16`
    : d`M${x + 4} ${y - 16}l15 15m0 -15l-15 15`;
  return stroke(sign, color, 5) + text(row, x + 38, y, 23, 'evergreen-900');
}
