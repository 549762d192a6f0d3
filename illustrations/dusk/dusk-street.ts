import { lettering } from '../kit/lettering.ts';
import type { Color } from '../kit/palette.ts';
import { child, person, props } from '../kit/person.ts';
import { sheet } from '../kit/sheet.ts';
import { awning } from '../kit/shopfront.ts';
import { d, el, poly, rect, shape, show, stroke, symbol, through, type Point } from '../kit/svg.ts';

const width = 2400;
const height = 220;
const street = 186;

/** The footer's street after closing time; it may be cropped anywhere. */
export function duskStreet(): string {
  let x = 0;
  const row = shops.map((shop) => {
    const placed = { ...shop, x };
    x += shop.wide;
    return placed;
  });
  return sheet({
    width,
    height,
    parts: [
      el(
        'linearGradient',
        { id: 'sky', x2: 0, y2: 1 },
        el('stop', { 'stop-color': '#E58463', 'stop-opacity': 0 }),
        el('stop', { offset: 0.25, 'stop-color': '#E58463', 'stop-opacity': 0.42 }),
        el('stop', { offset: 0.8, 'stop-color': '#E58463', 'stop-opacity': 0.9 }),
      ),
      symbol('door', doorway()),
      el(
        'linearGradient',
        { id: 'light', x2: 0, y2: 1 },
        el('stop', { 'stop-color': '#FFD98F', 'stop-opacity': 0.28 }),
        el('stop', { offset: 1, 'stop-color': '#FFD98F', 'stop-opacity': 0 }),
      ),
      ...Object.entries(passers).map(([name, drawn]) => symbol(name, drawn)),
    ],
    drawing: [
      el(
        'g',
        { style: evening },
        el('path', { d: d`M0 0H${width}V160H0z`, fill: 'url(#sky)' }),
        poly([[0, street], ...range, [width, street]], 'haze'),
        poly([[0, street], ...foothills, [width, street]], 'haze-2'),
        ...row.map((shop) => poly(roofLine(shop), shop.wall)),
        shape(row.map(shading).join(''), 'ink', { 'fill-opacity': 0.22 }),
        shape(row.map(litWindows).join(''), 'glow'),
        shape(row.map(darkWindows).join(''), 'ink', { 'fill-opacity': 0.5 }),
        shape(signs(row, false), 'evergreen-950'),
        shape(signs(row, true), 'glow-2'),
        ...row.map(shopFront),
        rect(0, street, width, height - street, 'evergreen-950'),
        rect(0, street, width, 5, 'kerb'),
        el('path', { d: pools(row), fill: 'url(#light)' }),
        stroke(through(row.flatMap((shop) => roofLine(shop).slice(1, -1))), 'line', 3),
        ...walkers.map(([name, at, mirrored]) => show(name, at, street + 7, 0.44, mirrored)),
      ),
    ],
  });
}

/** The palette at dusk, the same in both color schemes. */
const evening = Object.entries({
  'evergreen-950': '#08231D',
  'evergreen-900': '#0B2A23',
  'evergreen-800': '#10362D',
  'evergreen-700': '#164438',
  'evergreen-600': '#2C6D5B',
  brick: '#5B2C24',
  'brick-dark': '#47231E',
  wood: '#4B3529',
  sand: '#5A4C42',
  glow: '#FFD98F',
  'glow-2': '#FFEBC2',
  snow: '#E9DCCB',
  'alpenglow-500': '#D65D43',
  'alpenglow-400': '#C75F46',
  'alpenglow-200': '#E5B3A0',
  ink: '#051512',
  kerb: '#1B4036',
  haze: '#432F2B',
  'haze-2': '#222B26',
  'skin-1': '#D8AC8F',
  'skin-2': '#C68F69',
  'skin-3': '#A76F48',
  'skin-4': '#7D5033',
  'skin-5': '#5A3621',
})
  .map(([name, value]) => `--${name}:${value}`)
  .join(';');

interface Shop {
  readonly sign: string;
  readonly wide: number;
  /** Height of the roof above the street. */
  readonly tall: number;
  readonly roof: 'flat' | 'gable' | 'stepped' | 'parapet' | 'saw';
  readonly wall: Color;
  readonly goods: keyof typeof goods;
  /** A lit sign. */
  readonly lit?: true;
  readonly awning?: Color;
}

interface Placed extends Shop {
  readonly x: number;
}

const shops: readonly Shop[] = [
  { sign: 'CAFE', wide: 128, tall: 84, roof: 'parapet', wall: 'brick', goods: 'cups', lit: true },
  { sign: 'BOOKS', wide: 142, tall: 112, roof: 'stepped', wall: 'evergreen-800', goods: 'books' },
  { sign: 'DENTAL', wide: 164, tall: 76, roof: 'flat', wall: 'evergreen-700', goods: 'plants' },
  {
    sign: 'FLORIST',
    wide: 150,
    tall: 70,
    roof: 'gable',
    wall: 'wood',
    goods: 'flowers',
    awning: 'alpenglow-400',
  },
  {
    sign: 'HARDWARE',
    wide: 196,
    tall: 104,
    roof: 'parapet',
    wall: 'brick-dark',
    goods: 'tools',
    lit: true,
  },
  { sign: 'TACOS', wide: 120, tall: 66, roof: 'flat', wall: 'evergreen-800', goods: 'cups' },
  { sign: 'BIKES', wide: 166, tall: 72, roof: 'saw', wall: 'sand', goods: 'bikes', lit: true },
  {
    sign: 'BAKERY',
    wide: 150,
    tall: 118,
    roof: 'stepped',
    wall: 'brick',
    goods: 'loaves',
    awning: 'alpenglow-400',
  },
  {
    sign: 'BARBER',
    wide: 118,
    tall: 86,
    roof: 'flat',
    wall: 'evergreen-700',
    goods: 'plants',
    lit: true,
  },
  { sign: 'PLUMBING', wide: 186, tall: 68, roof: 'gable', wall: 'evergreen-900', goods: 'tools' },
  {
    sign: 'YOGA',
    wide: 128,
    tall: 108,
    roof: 'parapet',
    wall: 'wood',
    goods: 'plants',
    awning: 'evergreen-600',
  },
  {
    sign: 'MARKET',
    wide: 190,
    tall: 80,
    roof: 'stepped',
    wall: 'brick-dark',
    goods: 'loaves',
    awning: 'evergreen-600',
  },
  { sign: 'VET', wide: 112, tall: 70, roof: 'flat', wall: 'evergreen-800', goods: 'plants' },
  {
    sign: 'TAILOR',
    wide: 136,
    tall: 114,
    roof: 'parapet',
    wall: 'brick',
    goods: 'dresses',
    lit: true,
  },
  {
    sign: 'PIZZA',
    wide: 136,
    tall: 68,
    roof: 'gable',
    wall: 'sand',
    goods: 'cups',
    awning: 'alpenglow-400',
  },
  { sign: 'PLANTS', wide: 178, tall: 88, roof: 'saw', wall: 'evergreen-700', goods: 'flowers' },
];

function roofLine({ x, wide, tall, roof }: Placed): Point[] {
  const y = street - tall;
  const across = (...points: readonly Point[]): Point[] => [
    [x, street],
    ...points.map(([share, up]): Point => [x + share * wide, y - up]),
    [x + wide, street],
  ];
  switch (roof) {
    case 'flat':
      return across([0, 0], [1, 0]);
    case 'gable':
      return across([0, 0], [0.5, 30], [1, 0]);
    case 'stepped':
      return across(
        [0, 0],
        [0.22, 0],
        [0.22, 9],
        [0.36, 9],
        [0.36, 18],
        [0.64, 18],
        [0.64, 9],
        [0.78, 9],
        [0.78, 0],
        [1, 0],
      );
    case 'parapet':
      return across(
        [0, 0],
        [0, 7],
        [0.08, 7],
        [0.08, 0],
        [0.3, 0],
        [0.36, 10],
        [0.64, 10],
        [0.7, 0],
        [0.92, 0],
        [0.92, 7],
        [1, 7],
        [1, 0],
      );
    case 'saw':
      return across([0, 0], [0.34, 18], [0.34, 0], [0.67, 18], [0.67, 0], [1, 18], [1, 0]);
  }
}

/** Where a shop's sign hangs, above its window. */
const signY = street - 58;

function signs(row: readonly Placed[], lit: boolean): string {
  return row
    .filter((shop) => (shop.lit === true) === lit)
    .map(({ x, wide }) => d`M${x + 10} ${signY}h${wide - 20}v19h${20 - wide}z`)
    .join('');
}

function shading({ x, wide, tall }: Placed): string {
  return d`M${x} ${street - tall + 6}h${wide}v3h${-wide}zM${x + wide - 5} ${street - tall + 9}h5V${street}h-5z`;
}

function upstairs({ x, wide, tall }: Placed): Point[] {
  if (tall < 82) return [];
  const count = Math.floor((wide - 20) / 26);
  const gap = (wide - count * 12) / (count + 1);
  const y = street - tall + 14;
  return Array.from({ length: count }, (_, index): Point => [x + gap + index * (gap + 12), y]);
}

function pane([x, y]: Point, tall: number): string {
  return d`M${x} ${y}h12v${tall > 100 ? 24 : 10}h-12z`;
}

function litWindows(shop: Placed): string {
  const room = d`M${shop.x + 10} ${street - 36}h${shop.wide - 50}v28h${50 - shop.wide}z`;
  return (
    room +
    upstairs(shop)
      .filter(isLit)
      .map((at) => pane(at, shop.tall))
      .join('')
  );
}

function darkWindows(shop: Placed): string {
  return upstairs(shop)
    .filter((at) => !isLit(at))
    .map((at) => pane(at, shop.tall))
    .join('');
}

function isLit([x]: Point): boolean {
  return Math.round(x * 7) % 5 > 1;
}

function shopFront({ x, wide, sign, goods: sold, wall, lit, awning: cloth }: Placed): string {
  const room = wide - 50;
  const bars = Math.round(room / 34);
  const frames = Array.from(
    { length: bars - 1 },
    (_, bar) => d`M${x + 10 + ((bar + 1) * room) / bars} ${street - 36}v28`,
  );
  const middles = Array.from({ length: bars }, (_, bar) => x + 10 + ((bar + 0.5) * room) / bars);
  return (
    goodsIn(sold, middles) +
    stroke(frames.join('') + d`M${x + 10} ${street - 36}h${room}v28h${-room}z`, wall, 2) +
    (cloth ? awning(x + 8, street - 37, room + 4, 7, Math.round(room / 12), [cloth, 'snow']) : '') +
    show('door', x + wide - 23, street) +
    lettering(sign, {
      x: x + wide / 2,
      y: signY + 14.6,
      font: 'text',
      size: 14.5,
      fill: lit === true ? 'ink' : 'glow-2',
      anchor: 'middle',
      tracking: 0.06,
      brush: 0.05,
    })
  );
}

function doorway(): string {
  return (
    rect(-13, -36, 26, 36, 'evergreen-950') +
    rect(-9, -32, 18, 32, 'alpenglow-500') +
    rect(-5, -28, 10, 14, 'glow')
  );
}

/** Silhouettes in the windows; 0 0 is the middle of the sill. */
const goods = {
  cups: 'M-9 0v-7h7v7zM2 0v-7h7v7zM-12-14h24v2h-24z',
  books: 'M-12 0v-13h4v13zM-7 0v-16h3v16zM-3 0v-12h4v12zM3 0l3-14 4 1-3 13z',
  plants: 'M-4 0v-6h8v6zM-1-6l-7-8 7 3 1-8 1 8 7-3-7 8z',
  flowers: 'M-11 0v-6h6v6zM4 0v-6h6v6zM-8-6l-5-5 3-1 2-5 2 5 3 1zM7-6l-5-6 3-1 2-6 2 6 3 1z',
  tools: 'M-10 0v-12h-3v-4h9v4h-3v12zM1-16h2v16h-2zM6 0v-9h6v9z',
  bikes:
    'M-13-6a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM1-6a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM-8-6l4-8h8l3 8-2 1-3-7h-5l-3 7z',
  loaves: 'M-13 0c0-6 2-8 6-8s6 2 6 8zM1 0c0-6 2-8 6-8s6 2 6 8zM-13-13h26v2h-26z',
  dresses: 'M-8-18h4l2 6-1 2 4 10h-14l4-10-1-2zM7-18h4l2 6-1 2 3 10h-12l4-10-2-2z',
} as const;

function goodsIn(sold: keyof typeof goods, middles: readonly number[]): string {
  return middles
    .map((middle) =>
      el('path', {
        d: goods[sold],
        transform: d`translate(${middle} ${street - 9})`,
        fill: 'var(--brick-dark)',
      }),
    )
    .join('');
}

/** Light on the pavement before each window. */
function pools(row: readonly Placed[]): string {
  return row.map(({ x, wide }) => d`M${x + 10} ${street}h${wide - 50}l10 20H${x - 2}z`).join('');
}

/** The Front Range from Denver, the sun behind it: Longs Peak's square top, Blue Sky, Pikes Peak. */
const range: readonly Point[] = [
  [0, 110],
  [90, 88],
  [150, 98],
  [230, 74],
  [290, 90],
  [360, 66],
  [420, 84],
  [470, 60],
  [505, 40],
  [548, 36],
  [562, 48],
  [590, 50],
  [640, 82],
  [700, 62],
  [742, 76],
  [780, 54],
  [830, 80],
  [880, 64],
  [930, 84],
  [1000, 70],
  [1050, 88],
  [1120, 66],
  [1180, 52],
  [1230, 62],
  [1290, 46],
  [1340, 40],
  [1390, 56],
  [1450, 78],
  [1530, 66],
  [1590, 86],
  [1660, 70],
  [1720, 88],
  [1800, 76],
  [1870, 92],
  [1960, 80],
  [2030, 66],
  [2110, 46],
  [2160, 42],
  [2230, 62],
  [2310, 84],
  [2400, 100],
];

const foothills: readonly Point[] = [
  [0, 128],
  [120, 112],
  [260, 126],
  [400, 104],
  [520, 120],
  [660, 100],
  [820, 118],
  [960, 106],
  [1100, 122],
  [1260, 98],
  [1420, 116],
  [1560, 104],
  [1700, 122],
  [1860, 108],
  [2000, 120],
  [2160, 100],
  [2300, 118],
  [2400, 126],
];

const passers = {
  reader: person({
    skin: 3,
    hair: 'bob',
    hairColor: 'ink',
    top: 'alpenglow-500',
    bottom: 'evergreen-600',
    stance: 'walk',
    arms: ['down', 'carry'],
    prop: props.bag('sand'),
  }),
  keeper: person({
    skin: 5,
    hair: 'short',
    hairColor: 'ink',
    top: 'snow',
    bottom: 'evergreen-700',
    over: 'apron',
    overColor: 'alpenglow-500',
    arms: ['hip', 'up'],
  }),
  walker: person({
    skin: 1,
    hair: 'beanie',
    hairColor: 'glow',
    top: 'evergreen-600',
    bottom: 'evergreen-900',
    stance: 'walk',
    arms: ['pocket', 'pocket'],
  }),
  kid: child({
    skin: 3,
    hair: 'ponytail',
    hairColor: 'ink',
    top: 'glow',
    bottom: 'evergreen-600',
    stance: 'walk',
  }),
} as const;

const walkers: readonly (readonly [name: keyof typeof passers, x: number, mirrored: boolean])[] = [
  ['keeper', 98, true],
  ['walker', 352, false],
  ['reader', 606, true],
  ['kid', 632, true],
  ['keeper', 944, true],
  ['walker', 1130, true],
  ['reader', 1262, false],
  ['kid', 1240, false],
  ['walker', 1470, false],
  ['keeper', 1716, true],
  ['reader', 1950, true],
  ['walker', 2120, true],
  ['kid', 2330, false],
  ['reader', 2354, false],
];
