import { lettering } from '../kit/lettering.ts';
import { nameBoard } from '../kit/name-board.ts';
import type { Color } from '../kit/palette.ts';
import { person, props } from '../kit/person.ts';
import { sheet } from '../kit/sheet.ts';
import { awning, door, shopWindow, signBoard } from '../kit/shopfront.ts';
import { at, circle, d, poly, rect, shape, stroke, through, type Point } from '../kit/svg.ts';
import { exampleWeeks, type ExampleWeeks } from './example-weeks.ts';

// One bay of the building is one week; the street is zero, the best week is `tallest` high.
const width = 420;
const ground = 196;
const tallest = 176;
const left = 12;
const bay = 33;
const right = left + 12 * bay;

interface Building {
  readonly wall: Color;
  readonly trim: Color;
  readonly glass: Color;
  /** Upper and lower edge of the weeks' windows above the street. */
  readonly windows: readonly [upper: number, lower: number];
  /** The wall's texture, behind everything. */
  readonly texture?: string;
  readonly facade: string;
  readonly sign: readonly [middle: number, width: number];
  /** Whether the sign may have the name of a visitor's business. */
  readonly isNamed?: boolean;
}

/** A brick shop front. */
export function roofVisits(): string {
  const visitor = person({
    skin: 4,
    hair: 'afro',
    hairColor: 'hair-black',
    top: 'glow',
    bottom: 'evergreen-900',
    stance: 'walk',
    arms: ['down', 'carry'],
    prop: props.bag('evergreen-600'),
  });
  return roof(exampleWeeks.visits, {
    wall: 'brick',
    trim: 'brick-dark',
    glass: 'glow',
    windows: [132, 110],
    sign: [210, 150],
    isNamed: true,
    facade: [
      shopWindow(30, ground - 58, 134, 46, 'evergreen-900', '', 2),
      shopWindow(256, ground - 58, 134, 46, 'evergreen-900', '', 2),
      door(192, ground, 36, 54, 'evergreen-900', 'brick-dark'),
      awning(24, ground - 64, 146, 11, 10, ['alpenglow-400', 'snow']),
      awning(250, ground - 64, 146, 11, 10, ['alpenglow-400', 'snow']),
      at(176, ground, visitor, 0.52),
    ].join(''),
  });
}

/** A house in green clapboard, with a porch. */
export function roofCalls(): string {
  const caller = person({
    skin: 2,
    hair: 'bun',
    hairColor: 'hair-red',
    top: 'snow',
    bottom: 'brick',
    arms: ['up', 'pocket'],
    farProp: props.phone(),
  });
  const boards = Array.from(
    { length: 11 },
    (_, row) => d`M${left} ${ground - 10 - row * 11}H${right}`,
  );
  return roof(exampleWeeks.calls, {
    wall: 'evergreen-600',
    trim: 'evergreen-200',
    glass: 'glow',
    windows: [130, 110],
    sign: [210, 104],
    texture: stroke(boards.join(''), 'evergreen-700', 1.4, { 'stroke-linecap': 'butt' }),
    facade: [
      sashes([42, 86, 300, 344], 34, 40, 'snow'),
      rect(148, ground - 66, 124, 7, 'snow'),
      rect(152, ground - 60, 6, 60, 'snow'),
      rect(262, ground - 60, 6, 60, 'snow'),
      door(192, ground - 6, 36, 50, 'alpenglow-500', 'snow'),
      rect(144, ground - 6, 132, 6, 'evergreen-200'),
      at(244, ground - 6, caller, 0.52),
    ].join(''),
  });
}

/** A brown warehouse with a loading door. */
export function roofBookings(): string {
  const worker = person({
    skin: 5,
    hair: 'cap',
    hairColor: 'alpenglow-500',
    hairUnder: 'hair-black',
    top: 'snow',
    bottom: 'evergreen-800',
    over: 'dungarees',
    overColor: 'evergreen-800',
    arms: ['down', 'hold'],
    prop: props.clipboard(),
  });
  const slats = [52, 46, 40].map((up) => d`M166 ${ground - up}h88`);
  return roof(exampleWeeks.bookings, {
    wall: 'wood',
    trim: 'brick-dark',
    glass: 'glow',
    windows: [119, 108],
    sign: [210, 150],
    facade: [
      rect(162, ground - 58, 96, 58, 'evergreen-950'),
      rect(166, ground - 36, 88, 36, 'glow'),
      rect(166, ground - 54, 88, 18, 'evergreen-200'),
      stroke(slats.join(''), 'evergreen-500', 1.4),
      poly(
        [
          [170, ground],
          [170, ground - 18],
          [192, ground - 18],
          [192, ground],
        ],
        'bread',
      ),
      poly(
        [
          [194, ground],
          [194, ground - 13],
          [210, ground - 13],
          [210, ground],
        ],
        'wood',
      ),
      sashes([32, 64, 96, 128], 24, 30, 'evergreen-950'),
      sashes([268, 300, 332, 364], 24, 30, 'evergreen-950'),
      at(234, ground, worker, 0.52),
    ].join(''),
  });
}

function sashes(lefts: readonly number[], across: number, high: number, frame: Color): string {
  const y = ground - 12 - high;
  const box = (edge: number) =>
    lefts.map(
      (x) =>
        d`M${x - edge} ${y - edge}h${across + 2 * edge}v${high + 2 * edge}h${-across - 2 * edge}z`,
    );
  const bars = lefts.map((x) => d`M${x} ${y + high / 2}h${across}M${x + across / 2} ${y}v${high}`);
  return (
    shape(box(3).join(''), frame) + shape(box(0).join(''), 'glow') + stroke(bars.join(''), frame, 2)
  );
}

/** Returns the roof's height above the street for each week, in proportion to its count. */
function roofHeights(weeks: readonly number[]): number[] {
  const most = Math.max(...weeks);
  return weeks.map((count) => (count / most) * tallest);
}

function roof({ label, weeks }: ExampleWeeks, building: Building): string {
  const { wall, trim, glass, windows, texture = '', facade, sign, isNamed } = building;
  const heights = roofHeights(weeks).map((height) => ground - height);
  const steps = heights.flatMap((y, week): Point[] => [
    [left + week * bay, y],
    [left + (week + 1) * bay, y],
  ]);
  const outline: readonly Point[] = [[left, ground], ...steps, [right, ground]];
  const shaded = heights.flatMap((y, week) =>
    week % 2 === 0 ? [] : [d`M${left + week * bay} ${y}h${bay}V${ground}h${-bay}z`],
  );
  const [upper, lower] = windows;
  const panes = heights.map(
    (_, week) => d`M${left + week * bay + 8.5} ${ground - upper}h16V${ground - lower}h-16z`,
  );
  const [middle, signWidth] = sign;
  const name = lettering(label, {
    x: middle,
    y: ground - 80.5,
    font: 'display',
    size: 22,
    fill: 'ink',
    anchor: 'middle',
  });
  return sheet({
    width,
    height: 200,
    drawing: [
      poly(outline, wall),
      texture,
      shape(shaded.join(''), 'ink', { 'fill-opacity': 0.07 }),
      stroke(
        heights.map((y, week) => d`M${left + week * bay + 3} ${y + 7}h27`).join(''),
        'ink',
        3,
        { 'stroke-linecap': 'butt', 'stroke-opacity': 0.25 },
      ),
      shape(panes.join(''), glass, { stroke: `var(--${trim})`, 'stroke-width': 3 }),
      facade,
      signBoard(middle - signWidth / 2, ground - 106, signWidth, 36, 'snow', 'brick'),
      isNamed ? nameBoard(boardOf(building), name) : name,
      stroke(through([[0, ground], ...outline, [width, ground]]), 'line', 4.2, {
        'stroke-linecap': 'butt',
      }),
      circle(right - bay / 2, heights.at(-1) ?? ground, 6, 'evergreen-800', {
        stroke: 'var(--line)',
        'stroke-width': 4.2,
      }),
    ],
  });
}

function boardOf({ sign: [middle, signWidth] }: Building) {
  return {
    x: middle - signWidth / 2 + 7,
    y: ground - 99,
    width: signWidth - 14,
    height: 22,
    size: 22,
    font: 'display',
    board: 'snow',
    fill: 'ink',
  } as const;
}
