import { numberMark } from '../kit/number-mark.ts';
import { person } from '../kit/person.ts';
import { loaf } from '../kit/shopfront.ts';
import { at, circle, d, rect, shape, stroke } from '../kit/svg.ts';
import { headline, text } from '../kit/text.ts';
import { exampleChip } from '../services/example-chip.ts';
import { figureSheet, printed } from './figure-sheet.ts';

/** A bakery's page on a phone on its counter; what visitors look for is numbered. */
export function figureShopPage(): string {
  return figureSheet(460, [
    baker(),
    counter(),
    rect(phone.x, phone.y, phone.width, phone.height, 'ink', { rx: 28 }),
    printed(page()),
    ...marks.map(mark),
    exampleChip(24, 16),
  ]);
}

const phone = { x: 290, y: 16, width: 276, height: 426 } as const;
const inset = 316;
const counterTop = 412;

/** Number, height, and start of its leader on the page. */
const marks: readonly (readonly [number: string, y: number, from: number])[] = [
  ['1', 76, 536],
  ['2', 158, 530],
  ['3', 212, 540],
  ['4', 294, 540],
  ['5', 394, 522],
];

function mark([number, y, from]: (typeof marks)[number]): string {
  return (
    stroke(d`M${from} ${y}H590`, 'line', 3) +
    circle(from, y, 5, 'line') +
    printed(numberMark(number, 608, y))
  );
}

function page(): string {
  const end = inset + 224;
  return [
    rect(phone.x + 10, phone.y + 10, phone.width - 20, phone.height - 20, 'snow', { rx: 19 }),
    headline('Alder & Rye', inset, 84, 38, 'evergreen-900'),
    text('Bakery', inset, 116, 25, 'evergreen-700'),
    stroke(d`M${inset} 132H${end}M${inset} 368H${end}`, 'evergreen-200', 2),
    circle(inset + 9, 158, 8, 'evergreen-600'),
    text('Open until 2pm', inset + 28, 166.5, 24, 'evergreen-900'),
    rect(inset, 184, 224, 56, 'evergreen-900', { rx: 3 }),
    text('Order for Saturday', inset + 112, 220, 23.5, 'snow', 'middle'),
    map(inset, 254, 224, 76),
    text('Tennyson Street', inset, 357, 24, 'evergreen-900'),
    stroke(d`M${inset + 4} 387q2 13 14 14`, 'alpenglow-700', 4),
    stroke(d`M${inset + 3} 387l1 -1M${inset + 18} 401l1 -1`, 'alpenglow-700', 8),
    text('(303) 555-0187', inset + 30, 403, 24, 'evergreen-900'),
  ].join('');
}

/** A few blocks around the shop, and a pin. */
function map(x: number, y: number, width: number, height: number): string {
  const [pinX, pinY] = [x + 116, y + 54];
  return [
    rect(x, y, width, height, 'evergreen-200', { rx: 3 }),
    stroke(
      d`M${x} ${y + 24}H${x + width}M${x} ${y + 58}H${x + width}M${x + 34} ${y}v${height}M${x + 188} ${y}v${height}`,
      'snow',
      6,
      { 'stroke-linecap': 'butt' },
    ),
    stroke(d`M${x + 116} ${y}v${height}`, 'snow', 13, { 'stroke-linecap': 'butt' }),
    shape(
      d`M${pinX} ${pinY}c-8 -12 -16 -18 -16 -29a16 16 0 0 1 32 0c0 11 -8 17 -16 29z`,
      'alpenglow-700',
    ),
    circle(pinX, pinY - 29, 6, 'snow'),
  ].join('');
}

function baker(): string {
  const she = person({
    skin: 4,
    hair: 'bun',
    hairColor: 'hair-black',
    top: 'snow',
    shortSleeves: true,
    bottom: 'evergreen-800',
    over: 'apron',
    overColor: 'alpenglow-500',
    arms: ['out', 'hip'],
    mood: 'laugh',
  });
  return at(150, counterTop + 120, she, 3.6);
}

function counter(): string {
  return [
    rect(0, counterTop, 640, 48, 'wood'),
    rect(0, counterTop, 640, 7, 'bread'),
    loaf(20, counterTop, 96, 'bread'),
    loaf(196, counterTop, 78, 'bread'),
  ].join('');
}
