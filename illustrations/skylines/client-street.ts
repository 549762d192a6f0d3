import type { Color } from '../kit/palette.ts';
import { massif, outline, treeLine, type RidgePoint } from '../kit/ridge.ts';
import { roofline, type Roof } from '../kit/roofline.ts';
import { chance } from '../kit/random.ts';
import { awning } from '../kit/shopfront.ts';
import { d, poly, rect, shape, show, symbol, type Point } from '../kit/svg.ts';
import { streetTree } from '../kit/tree.ts';
import { strip, stripLine, stripWidth } from './strip.ts';

/** The head of the clients' page: their shops, and the mountains where the street ends. */
export function clientStreet(): string {
  return strip(
    [symbol('tree', streetTree(54, 34, chance(40), 'aspen'))],
    [
      poly([[0, foot], ...farHills, [stripWidth, foot]], 'haze'),
      massif({
        skyline: range,
        base: () => foot,
        tones: ['rock-0', 'rock-1', 'rock-2', 'rock-3', 'rock-4', 'rock-5', 'rock-6'],
        lit: [1.5, 2.4],
        shade: [4, 5],
        seed: 5,
        wander: 3,
      }),
      poly(treeLine([[900, foot], ...forest, [1526, foot]], 8, 10, 5), 'wood-3'),
      ...row.filter(({ gap = 0 }) => gap > 0).map(({ x }) => show('tree', x - 19, foot)),
      ...row.map((shop) => poly([[shop.x, foot], ...top(shop), [end(shop), foot]], shop.wall)),
      shape(row.map(shade).join(''), 'ink', { 'fill-opacity': 0.2 }),
      shape(row.map(upstairs).join('') + row.map(windowOf).join(''), 'glow'),
      shape(row.map(goods).join(''), 'brick-dark', { 'fill-opacity': 0.55 }),
      shape(row.map(bars).join(''), 'evergreen-950', { 'fill-opacity': 0.7 }),
      ...doors(),
      ...row.map(({ x, wide, cloth }) =>
        cloth === undefined
          ? ''
          : awning(x + 4, foot - 31, wide - 8, 6, Math.round(wide / 10), cloth),
      ),
      rect(0, foot, stripWidth, 6, 'pavement'),
      rect(0, foot + 6, stripWidth, 2, 'kerb'),
      stripLine(line()),
    ],
  );
}

const foot = 82;

interface Shop {
  readonly wide: number;
  readonly tall: number;
  readonly roof: Roof;
  readonly wall: Color;
  readonly cloth?: readonly [Color, Color];
  /** Room before it. */
  readonly gap?: number;
}

const red = ['alpenglow-500', 'alpenglow-100'] as const;
const green = ['evergreen-600', 'snow'] as const;

const shops: readonly Shop[] = [
  { wide: 74, tall: 46, roof: 'parapet', wall: 'evergreen-600', cloth: green },
  { wide: 96, tall: 58, roof: 'stepped', wall: 'brick', cloth: red },
  { wide: 112, tall: 36, roof: 'gable', wall: 'evergreen-800', gap: 38 },
  { wide: 84, tall: 52, roof: 'parapet', wall: 'sand-dark', cloth: green },
  { wide: 104, tall: 40, roof: 'flat', wall: 'evergreen-300', cloth: red, gap: 38 },
  { wide: 92, tall: 62, roof: 'parapet', wall: 'brick-dark' },
  { wide: 118, tall: 34, roof: 'saw', wall: 'evergreen-700', cloth: red },
  { wide: 80, tall: 50, roof: 'stepped', wall: 'wood', cloth: green },
  { wide: 88, tall: 44, roof: 'flat', wall: 'evergreen-600', cloth: red, gap: 706 },
  { wide: 110, tall: 60, roof: 'stepped', wall: 'brick', cloth: green },
  { wide: 130, tall: 34, roof: 'gable', wall: 'evergreen-800', gap: 38 },
  { wide: 96, tall: 52, roof: 'parapet', wall: 'sand-dark', cloth: red },
];

interface Placed extends Shop {
  readonly x: number;
}

const row = placed();

function placed(): readonly Placed[] {
  let x = -10;
  return shops.map((shop) => {
    const here = { ...shop, x: x + (shop.gap ?? 0) };
    x = here.x + shop.wide;
    return here;
  });
}

function end({ x, wide }: Placed): number {
  return x + wide;
}

function top({ roof, x, tall, wide }: Placed): Point[] {
  return roofline(roof, x, foot - tall, wide, 0.72);
}

/** Under the roof, and at the right corner. */
function shade({ x, tall, wide }: Placed): string {
  return d`M${x} ${foot - tall + 3}h${wide}v2.5h${-wide}zM${x + wide - 4} ${foot - tall + 5.5}h4V${foot}h-4z`;
}

function upstairs({ x, tall, wide }: Placed): string {
  if (tall < 50) return '';
  const count = Math.floor(wide / 22);
  const gap = (wide - count * 9) / (count + 1);
  return Array.from(
    { length: count },
    (_, index) => d`M${x + gap + index * (gap + 9)} ${foot - tall + 10}h9v11h-9z`,
  ).join('');
}

function windowOf({ x, wide }: Placed): string {
  return d`M${x + 8} ${foot - 25}h${wide - 34}v19h${34 - wide}z`;
}

/** What is on show: a shelf, and things of three heights. */
function goods({ x, wide }: Placed): string {
  const count = Math.floor((wide - 38) / 9);
  return Array.from({ length: count }, (_, index) => {
    const tall = [6, 4, 8][(index + wide) % 3] ?? 5;
    return d`M${x + 11 + index * 9} ${foot - 6}v${-tall}h6v${tall}z`;
  }).join('');
}

function bars({ x, wide }: Placed): string {
  const room = wide - 34;
  const count = Math.round(room / 22);
  return Array.from(
    { length: count - 1 },
    (_, index) => d`M${x + 7.4 + ((index + 1) * room) / count} ${foot - 25}h1.2v19h-1.2z`,
  ).join('');
}

/** A door with a pane, bright in a dark wall. */
function doors(): readonly string[] {
  const isDark = ({ wall }: Shop) => wall.startsWith('evergreen') && wall !== 'evergreen-300';
  const at = ({ x, wide }: Placed) => d`M${x + wide - 21} ${foot - 25}h13v25h-13z`;
  const panes = row.map(({ x, wide }) => d`M${x + wide - 18} ${foot - 22}h7v9h-7z`);
  return [
    shape(row.filter(isDark).map(at).join(''), 'alpenglow-500'),
    shape(
      row
        .filter((shop) => !isDark(shop))
        .map(at)
        .join(''),
      'evergreen-900',
    ),
    shape(panes.join(''), 'glow-2'),
  ];
}

const farHills: readonly Point[] = [
  [0, 46],
  [110, 30],
  [250, 46],
  [410, 20],
  [560, 42],
  [690, 26],
  [860, 50],
  [1000, 60],
  [1480, 60],
  [1620, 26],
  [1740, 44],
  [1850, 22],
  [1920, 36],
];

const range: readonly RidgePoint[] = [
  { x: 840, y: 82, rib: 'gully' },
  { x: 900, y: 66, rib: 'spur' },
  { x: 948, y: 60, rib: 'gully' },
  { x: 1010, y: 34, rib: 'spur' },
  { x: 1046, y: 42, rib: 'gully' },
  { x: 1080, y: 36, rib: 'spur' },
  { x: 1102, y: 44, rib: 'gully' },
  { x: 1136, y: 20 },
  { x: 1150, y: 8, rib: 'spur' },
  { x: 1182, y: 6, rib: 'spur' },
  { x: 1200, y: 24, rib: 'gully' },
  { x: 1226, y: 30, rib: 'spur' },
  { x: 1262, y: 44, rib: 'gully' },
  { x: 1316, y: 24, rib: 'spur' },
  { x: 1352, y: 42, rib: 'gully' },
  { x: 1396, y: 36, rib: 'spur' },
  { x: 1440, y: 58, rib: 'gully' },
  { x: 1470, y: 54, rib: 'spur' },
  { x: 1510, y: 82, rib: 'gully' },
];

const forest: readonly Point[] = [
  [960, 76],
  [1030, 68],
  [1090, 74],
  [1160, 62],
  [1220, 70],
  [1290, 60],
  [1370, 70],
  [1440, 68],
  [1500, 78],
];

/** Along the roofs, down into each gap, and over the mountains. */
function line(): Point[] {
  return row.flatMap((shop, index): Point[] => {
    const before = row[index - 1];
    const isApart = before !== undefined && shop.x > end(before);
    const isFar = before !== undefined && shop.x - end(before) > 400;
    const way: readonly Point[] = isFar ? outline(range) : [];
    const down: readonly Point[] = isApart ? [[end(before), foot], ...way, [shop.x, foot]] : [];
    return [...down, ...top(shop)];
  });
}
