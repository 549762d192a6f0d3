import { letteringWidth } from '../kit/lettering.ts';
import { circle, d, el, rect, shape, stroke } from '../kit/svg.ts';
import { headline, text } from '../kit/text.ts';
import { exampleChip } from '../services/example-chip.ts';
import { figureSheet, printed } from './figure-sheet.ts';

/** A plumber's October: a post each Monday, and one email. */
export function figureMonthOfPosts(): string {
  return figureSheet(460, [
    printed(
      headline('October', 24, 48, 36, 'evergreen-900'),
      text('a plumber’s month', 180, 46, 25, 'evergreen-700'),
      weekdays(),
      days(),
      ...entries.map(({ day, title }) => name(day, title)),
    ),
    ...entries.map(({ day, kind }) => (kind === 'letter' ? letter(day) : post(day, kind))),
    exampleChip(504, 16),
  ]);
}

type Kind = 'freeze' | 'repair' | 'crew' | 'thanks' | 'letter';

const entries: readonly { day: number; kind: Kind; title: string }[] = [
  { day: 5, kind: 'freeze', title: 'Before the freeze' },
  { day: 12, kind: 'repair', title: 'A repair' },
  { day: 15, kind: 'letter', title: 'Winter check' },
  { day: 19, kind: 'crew', title: 'The crew' },
  { day: 26, kind: 'thanks', title: 'Thank you' },
];

// October 2026 starts on a Thursday.
const firstColumn = 4;
const left = 16;
const top = 104;
const cell = { width: 87, height: 68 } as const;

function placeOf(day: number): { x: number; y: number } {
  const index = day - 1 + firstColumn;
  return {
    x: left + (index % 7) * cell.width,
    y: top + Math.floor(index / 7) * cell.height,
  };
}

function weekdays(): string {
  return ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
    .map((day, column) => text(day, left + column * cell.width + 8, 92, 23, 'evergreen-700'))
    .join('');
}

function days(): string {
  const every = Array.from({ length: 31 }, (_, index) => index + 1);
  const cells = every.map((day) => {
    const { x, y } = placeOf(day);
    return d`M${x} ${y}h${cell.width - 4}v${cell.height - 4}h${4 - cell.width}z`;
  });
  const busy = new Set(entries.map(({ day }) => day));
  const numbers = every
    .filter((day) => !busy.has(day))
    .map((day) => {
      const { x, y } = placeOf(day);
      return text(String(day), x + 8, y + 25, 23, 'evergreen-700');
    });
  return shape(cells.join(''), 'snow') + numbers.join('');
}

function name(day: number, title: string): string {
  const { x, y } = placeOf(day);
  const start = x + cell.width;
  const spans = Math.ceil(letteringWidth(title, { font: 'text', size: 23 }) / cell.width);
  return (
    rect(start, y + 30, spans * cell.width - 4, cell.height - 34, 'snow') +
    text(title, start + 8, y + 53, 23, 'evergreen-900')
  );
}

/** A day with an entry: its number, and what is sent. */
function busyDay(day: number, ground: 'alpenglow-300' | 'glow', thing: string): string {
  const { x, y } = placeOf(day);
  return (
    rect(x, y, cell.width - 4, cell.height - 4, ground) +
    text(String(day), x + 8, y + 25, 23, 'ink') +
    el('g', { transform: d`translate(${x} ${y})` }, thing)
  );
}

/** A post: a picture with a line beneath. */
function post(day: number, kind: Exclude<Kind, 'letter'>): string {
  return busyDay(
    day,
    'alpenglow-300',
    rect(37, 6, 40, 52, 'snow') +
      rect(41, 10, 32, 32, 'evergreen-700') +
      stroke('M42 50h22', 'evergreen-500', 3.5) +
      pictures[kind],
  );
}

/** The picture of a post, in a square from 41, 10 to 73, 42. */
const pictures: Readonly<Record<Exclude<Kind, 'letter'>, string>> = {
  freeze: stroke(
    'M57 14v24M46.600 20l20.800 12M46.600 32l20.800 -12M54 16l3 3l3 -3M54 36l3 -3l3 3',
    'snow',
    2.2,
  ),
  repair:
    stroke('M41 33h11q5 0 5 -5V10', 'evergreen-200', 8, { 'stroke-linecap': 'butt' }) +
    rect(50.5, 18, 13, 5, 'alpenglow-400') +
    circle(67, 33, 2.6, 'glass') +
    shape('M67 26l2.400 6h-4.800z', 'glass'),
  crew:
    shape('M43 42v-5q0 -6 6.500 -6t6.500 6v5zM58 42v-5q0 -6 6.500 -6t6.500 6v5z', 'alpenglow-400') +
    circle(49.5, 24, 5.4, 'skin-5') +
    circle(64.5, 24, 5.4, 'skin-2') +
    shape('M44 22.500q0 -6 5.500 -6t5.500 6zM59 22.500q0 -6 5.500 -6t5.500 6z', 'glow'),
  thanks: shape(
    'M57 38c-16 -9 -16 -22 -7 -22 4 0 7 3 7 6 0 -3 3 -6 7 -6 9 0 9 13 -7 22z',
    'alpenglow-500',
  ),
};

function letter(day: number): string {
  return busyDay(
    day,
    'glow',
    rect(28, 30, 49, 29, 'snow', { stroke: 'var(--evergreen-700)', 'stroke-width': 2 }) +
      stroke('M29 31L52.500 48L76 31', 'evergreen-700', 2.2) +
      circle(52.5, 48, 5, 'alpenglow-500'),
  );
}
