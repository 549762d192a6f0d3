import { nameBoard } from '../kit/name-board.ts';
import { numberMark } from '../kit/number-mark.ts';
import { person } from '../kit/person.ts';
import { at, circle, d, rect, shape, stroke } from '../kit/svg.ts';
import { headline, text } from '../kit/text.ts';
import { exampleChip } from '../services/example-chip.ts';
import { figureSheet, printed, printedDark } from './figure-sheet.ts';

/** A plumber's email before the winter; what makes it a good one is numbered. */
export function figureWinterEmail(): string {
  return figureSheet(470, [
    doorway(),
    plumber(),
    printed(rect(left, 20, wide, 430, 'snow', { rx: 3 }), ...email()),
    frost(),
    ...marks.map(mark),
    exampleChip(24, 18),
  ]);
}

const [left, wide] = [186, 350];
const start = left + 24;
const end = left + wide;

/** Number, height, and start of its leader on the email. */
const marks: readonly (readonly [number: string, y: number, from: number])[] = [
  ['1', 62, 468],
  ['2', 128, 492],
  ['3', 316, 410],
  ['4', 376, 450],
  ['5', 426, 356],
];

function mark([number, y, from]: (typeof marks)[number]): string {
  return (
    stroke(d`M${from} ${y}H574`, 'line', 3) +
    circle(from, y, 5, 'line') +
    printed(numberMark(number, 596, y))
  );
}

function email(): string[] {
  return [
    nameBoard(
      {
        ...{
          x: start + 48,
          y: 44,
          width: 204,
          height: 36,
          size: 24,
          font: 'text',
          anchor: 'start',
        },
        ...{ board: 'snow', fill: 'evergreen-900', dark: printedDark },
        trades: ['plumber', 'landscaper'],
      },
      text('Okafor & Sons', start + 48, 70, 24, 'evergreen-900'),
    ),
    circle(start + 16, 62, 18, 'evergreen-600'),
    headline('Your winter check', start, 138, 31, 'evergreen-900'),
    stroke(d`M${start} 92H${end - 24}M${start} 354H${end - 24}`, 'evergreen-200', 2),
    stroke(d`M${start} 262H${end - 40}M${start} 278H${end - 90}`, 'evergreen-200', 6),
    rect(start, 294, 190, 46, 'evergreen-900', { rx: 3 }),
    text('Pick a day', start + 95, 325, 23.5, 'snow', 'middle'),
    text('P.O. Box 555, Denver', start, 384, 23, 'evergreen-700'),
    text('Unsubscribe', start, 434, 23, 'evergreen-700'),
    stroke(d`M${start} 440h124`, 'evergreen-700', 2),
  ];
}

/** A faucet outside in the first frost, and the sender's mark. */
function frost(): string {
  const y = 160;
  return [
    rect(start, y, wide - 48, 84, 'evergreen-700'),
    rect(start + 40, y, 14, 84, 'evergreen-300'),
    stroke(d`M${start + 54} ${y + 34}h52q10 0 10 10v12`, 'bread', 12, { 'stroke-linecap': 'butt' }),
    stroke(d`M${start + 78} ${y + 28}v-12m-14 0h28`, 'bread', 6),
    ...[
      [170, 26],
      [222, 56],
      [264, 28],
    ].map(([x = 0, down = 0]) => flake(start + x, y + down)),
    shape(d`M${start + 16} 50c7 9 8 11 8 15a8 8 0 0 1 -16 0c0 -4 1 -6 8 -15z`, 'glow'),
  ].join('');
}

function flake(x: number, y: number): string {
  return stroke(
    d`M${x} ${y - 14}v28M${x - 12} ${y - 7}l24 14M${x - 12} ${y + 7}l24 -14`,
    'snow',
    3,
  );
}

function doorway(): string {
  return rect(22, 108, 146, 362, 'evergreen-900') + rect(32, 118, 126, 352, 'glow');
}

function plumber(): string {
  const he = person({
    skin: 5,
    hair: 'cap',
    hairColor: 'evergreen-700',
    hairUnder: 'hair-black',
    top: 'brick',
    bottom: 'evergreen-800',
    over: 'dungarees',
    overColor: 'evergreen-800',
    arms: ['out', 'down'],
    mood: 'laugh',
  });
  return at(92, 500, he, 3.5);
}
