import type { Color } from '../kit/palette.ts';
import { circle, d, el, num, poly, rect, shape, show, stroke, symbol } from '../kit/svg.ts';
import { headline, text } from '../kit/text.ts';
import { exampleChip } from '../services/example-chip.ts';
import { figureSheet, printed } from './figure-sheet.ts';

/** One job of a plumber: its address copied by hand four times, and typed once. */
export function figureTypedOnce(): string {
  return figureSheet(
    452,
    [
      printed(
        headline('Typed four times', 24, 48, 28, 'evergreen-900'),
        headline('Typed once', 24, 278, 28, 'evergreen-900'),
        ...places.map((_, index) => show(`card-${index}`, left(index), 68)),
        ...places.map((_, index) => show(`card-${index}`, left(index), 298)),
        ...places.map(copied),
        ...places.map((_, index) => show('address', left(index) + 18, 352)),
      ),
      ...places.map((_, index) => show('pencil', left(index) + 108, 162)),
      theRun(),
      exampleChip(504, 16),
    ],
    [
      ...places.map((place, index) => symbol(`card-${index}`, card(place))),
      symbol('address', address('3120', 'evergreen-900')),
      symbol('pencil', pencil()),
    ],
  );
}

interface Place {
  readonly label: string;
  readonly head: string;
  /** Slant of the handwriting, in degrees. */
  readonly lean: number;
  readonly slip?: boolean;
}

const wide = 136;
const high = 108;

const places: readonly Place[] = [
  { label: 'Note', lean: -5, head: rect(0, 0, wide, 18, 'glow', { rx: 3 }) },
  {
    label: 'Calendar',
    lean: 3,
    head:
      rect(0, 0, wide, 18, 'alpenglow-700', { rx: 3 }) +
      stroke('M26 -6v12M54 -6v12M82 -6v12M110 -6v12', 'evergreen-900', 4),
  },
  {
    label: 'Invoice',
    lean: -2,
    head: rect(12, 12, 44, 8, 'evergreen-900') + stroke('M84 13h40M100 21h24', 'evergreen-200', 4),
  },
  {
    label: 'Customers',
    lean: 4,
    slip: true,
    head: circle(20, 14, 7, 'evergreen-600') + stroke('M36 14h88', 'evergreen-200', 5),
  },
];

function left(index: number): number {
  return 24 + index * 152;
}

/** A sheet of paper with a heading. */
function card({ label, head }: Place): string {
  return (
    rect(0, 0, wide, high, 'snow', { rx: 3 }) +
    head +
    text(label, 0, high + 30, 24, 'evergreen-700')
  );
}

function address(number: string, fill: Color): string {
  return text(number, 0, 0, 30, fill) + text('Zuni St', 0, 30, 25, 'evergreen-900');
}

function copied({ lean, slip = false }: Place, index: number): string {
  const drawn = slip ? address('3210', 'alpenglow-700') : show('address', 0, 0);
  const ring = stroke(
    'M66 -24C30 -32 -12 -26 -12 -10C-12 8 76 10 78 -10C79 -22 52 -32 20 -27',
    'line',
    3,
  );
  return el(
    'g',
    {
      transform: `translate(${num(left(index) + 18)} 124) rotate(${lean}) skewX(-9)`,
    },
    drawn,
    slip ? ring : '',
  );
}

/** The one entry, with the cursor, leads on to the others. */
function theRun(): string {
  const y = 395;
  return (
    rect(left(0) + 102, 360, 4, 27, 'line') +
    stroke(d`M${left(0) + 18} ${y}H${left(3) + 18}`, 'line', 5) +
    [1, 2, 3].map((index) => circle(left(index) + 18, y, 7, 'line')).join('')
  );
}

/** A pencil whose point is at (0, 0). */
function pencil(): string {
  return el(
    'g',
    { transform: 'rotate(38)' },
    rect(-5, -50, 10, 38, 'alpenglow-500'),
    rect(-5, -57, 10, 8, 'evergreen-300'),
    poly(
      [
        [-5, -12],
        [5, -12],
        [0, 0],
      ],
      'sand',
    ),
    shape('M-1.800 -4.500h3.600L0 0z', 'ink'),
  );
}
