import type { Color } from '../kit/palette.ts';
import { chance } from '../kit/random.ts';
import { roofline, type Roof } from '../kit/roofline.ts';
import { d, poly, rect, shape, show, stroke, symbol, type Point } from '../kit/svg.ts';
import { streetTree } from '../kit/tree.ts';
import { strip, stripLine, stripWidth } from './strip.ts';

/** The head of the privacy page: homes with their curtains drawn, each with its own mailbox. */
export function homes(): string {
  return strip(
    [
      symbol('tree', streetTree(62, 44, chance(7))),
      symbol('aspen', streetTree(52, 30, chance(40), 'aspen')),
      symbol('mailbox', mailbox),
    ],
    [
      poly([[0, foot], ...hills, [stripWidth, foot]], 'haze'),
      ...row.flatMap(({ x, gap }, index) =>
        gap < 60 ? [] : [show(index % 2 === 0 ? 'tree' : 'aspen', x - gap * 0.62, foot)],
      ),
      ...row.map(({ x, wide }) => rect(x + wide * 0.7, foot - 56, 8, 26, 'brick-dark')),
      ...row.map((home) => poly([[home.x, foot], ...top(home), [end(home), foot]], home.wall)),
      shape(row.map(eaves).join(''), 'ink', { 'fill-opacity': 0.2 }),
      shape(row.flatMap(windows).map(pane).join(''), 'glow'),
      shape(row.flatMap(windows).map(curtains).join(''), 'alpenglow-200'),
      stroke(row.flatMap(windows).map(frame).join(''), 'evergreen-900', 1.4, {
        'stroke-linejoin': 'miter',
      }),
      shape(row.map(doorOf).join(''), 'evergreen-900'),
      shape(row.map(steps).join(''), 'pavement'),
      fences(),
      ...row.map(({ x, gap }) => show('mailbox', x - gap * 0.28, foot + 2)),
      stripLine(line()),
      rect(0, foot, stripWidth, 4, 'evergreen-600'),
      rect(0, foot + 3, stripWidth, 5, 'pavement'),
    ],
  );
}

const foot = 82;

interface Home {
  /** The garden before it. */
  readonly gap: number;
  readonly wide: number;
  readonly tall: number;
  readonly roof: Roof;
  readonly wall: Color;
}

const list: readonly Home[] = [
  { gap: -20, wide: 104, tall: 30, roof: 'gable', wall: 'evergreen-600' },
  { gap: 84, wide: 92, tall: 34, roof: 'gable', wall: 'brick' },
  { gap: 46, wide: 70, tall: 52, roof: 'flat', wall: 'sand-dark' },
  { gap: 92, wide: 112, tall: 28, roof: 'gable', wall: 'evergreen-800' },
  { gap: 72, wide: 96, tall: 34, roof: 'gable', wall: 'sand' },
  { gap: 44, wide: 88, tall: 50, roof: 'parapet', wall: 'brick-dark' },
  { gap: 96, wide: 108, tall: 30, roof: 'gable', wall: 'evergreen-500' },
  { gap: 70, wide: 90, tall: 36, roof: 'gable', wall: 'wood' },
  { gap: 88, wide: 116, tall: 28, roof: 'gable', wall: 'evergreen-700' },
  { gap: 46, wide: 74, tall: 54, roof: 'flat', wall: 'brick' },
  { gap: 90, wide: 100, tall: 32, roof: 'gable', wall: 'sand-dark' },
  { gap: 76, wide: 104, tall: 30, roof: 'gable', wall: 'evergreen-600' },
];

interface Placed extends Home {
  readonly x: number;
}

const row = placed();

function placed(): readonly Placed[] {
  let x = 0;
  return list.map((home) => {
    const here = { ...home, x: x + home.gap };
    x = here.x + home.wide;
    return here;
  });
}

function end({ x, wide }: Placed): number {
  return x + wide;
}

function top({ roof, x, tall, wide }: Placed): Point[] {
  return roofline(roof, x, foot - tall, wide, 0.8);
}

function eaves({ x, tall, wide }: Placed): string {
  return d`M${x} ${foot - tall}h${wide}v3h${-wide}z`;
}

function windows({ x, tall, wide }: Placed): Point[] {
  const upper: readonly Point[] =
    tall < 45
      ? []
      : [
          [x + 14, foot - 43],
          [x + wide - 30, foot - 43],
        ];
  return [
    [x + 12, foot - 22],
    ...upper,
    ...(wide > 84 ? [[x + wide - 28, foot - 22] as const] : []),
  ];
}

function pane([x, y]: Point): string {
  return d`M${x} ${y}h16v14h-16z`;
}

/** Drawn, but for a hand's breadth. */
function curtains([x, y]: Point): string {
  return d`M${x} ${y}h6.5l-1 14h-5.5zM${x + 16} ${y}h-6.5l1 14h5.5z`;
}

function frame([x, y]: Point): string {
  return d`M${x} ${y}h16v14h-16z`;
}

function doorOf({ x, wide }: Placed): string {
  return d`M${x + wide * 0.46} ${foot - 23}h12v23h-12z`;
}

function steps({ x, wide }: Placed): string {
  return d`M${x + wide * 0.46 - 3} ${foot - 3}h18v3h-18z`;
}

/** White pickets before every other garden. */
function fences(): string {
  const gardens = row.filter(({ gap }, index) => gap > 60 && index % 3 !== 1);
  const pickets = gardens.map(({ x, gap }) => {
    const count = Math.floor((gap - 8) / 7);
    const posts = Array.from(
      { length: count },
      (_, index) => d`M${x - gap + 5 + index * 7} ${foot}v-13l2-2.5 2 2.5v13z`,
    );
    return d`M${x - gap + 2} ${foot - 10}h${gap - 4}v2h${4 - gap}z` + posts.join('');
  });
  return shape(pickets.join(''), 'snow');
}

/** A mailbox on a post, its flag up; on (0, 0). */
const mailbox =
  rect(-1.4, -16, 2.8, 16, 'wood') +
  shape('M-8 -16V-22Q-8 -27 -3 -27H5Q9 -27 9 -22V-16z', 'evergreen-950') +
  stroke('M5 -24V-31H9', 'alpenglow-500', 2);

const hills: readonly Point[] = [
  [0, 40],
  [130, 24],
  [290, 40],
  [470, 18],
  [640, 36],
  [820, 20],
  [980, 38],
  [1160, 14],
  [1330, 34],
  [1500, 18],
  [1690, 36],
  [1810, 24],
  [1920, 34],
];

/** Over the roofs and along the gardens. */
function line(): Point[] {
  const way = row.flatMap((home, index): Point[] => {
    const before = row[index - 1];
    const garden: readonly Point[] = before
      ? [
          [end(before), foot],
          [home.x, foot],
        ]
      : [];
    return [...garden, ...top(home)];
  });
  const last = row.at(-1);
  return last ? [...way, [end(last), foot], [stripWidth + 4, foot]] : way;
}
