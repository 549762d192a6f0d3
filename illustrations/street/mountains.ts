import { flatiron, massif, outline, treeLine, type RidgePoint } from '../kit/ridge.ts';
import { chance } from '../kit/random.ts';
import { poly, show, stroke, through, type Point } from '../kit/svg.ts';

/** Where the mountains come to lie: `x * sx + x0`, `y * sy + y0`. */
export interface Fit {
  x0: number;
  y0: number;
  sx: number;
  sy: number;
  /** The right edge of the sheet: what lies beyond it is not drawn. */
  edge: number;
}

export const AS_DRAWN: Fit = { x0: 0, y0: 0, sx: 1, sy: 1, edge: 2000 };

type Ridge = readonly (readonly [x: number, y: number, rib?: 's' | 'g', foot?: number])[];

/** The first green hill, from the last roof up to the rock. */
const HILL: Ridge = [
  [1046, 520, 'g'],
  [1072, 512],
  [1092, 496],
  [1108, 478, 's'],
  [1124, 464],
  [1140, 456, 'g', 1150],
];

/**
 * The skyline as it is seen from Denver, looking north-west: Mount Meeker's long back, the Loft,
 * Longs Peak with the Notch, its flat top and the Keyhole, Storm Peak, and the high ridges north.
 */
const ROCK: Ridge = [
  [1140, 456, 'g', 1136],
  [1168, 432],
  [1190, 410, 's', 1182],
  [1206, 404, 'g', 1204],
  [1236, 366],
  [1262, 328, 's', 1222],
  [1276, 322, 'g', 1270],
  [1300, 292],
  [1318, 276, 's', 1288],
  [1340, 270],
  [1362, 276, 's', 1384],
  [1386, 304],
  [1402, 312, 'g', 1412],
  [1418, 298],
  [1434, 262, 's', 1420],
  [1443, 270, 'g', 1448],
  [1453, 240],
  [1460, 212],
  [1465, 188, 's', 1462],
  [1490, 176],
  [1512, 179, 'g', 1520],
  [1536, 183, 's', 1590],
  [1546, 202],
  [1568, 236],
  [1586, 266, 'g', 1630],
  [1595, 259],
  [1609, 282],
  [1622, 290, 's', 1664],
  [1650, 326, 'g', 1690],
  [1676, 338],
  [1706, 320],
  [1738, 298, 's', 1712],
  [1762, 294],
  [1784, 304, 's', 1820],
  [1812, 332, 'g', 1842],
  [1840, 326],
  [1870, 306, 's', 1856],
  [1896, 312, 's', 1920],
  [1928, 340, 'g', 1946],
  [1960, 330, 's', 1952],
  [2010, 362, 'g', 2030],
];

/** A lower mountain before Longs Peak: Mount Lady Washington's broad pyramid. */
const FORE_ROCK: Ridge = [
  [1530, 470, 'g', 1500],
  [1566, 420],
  [1594, 392, 's', 1566],
  [1612, 384, 's', 1640],
  [1652, 412],
  [1690, 440, 'g', 1710],
  [1716, 428, 's', 1706],
  [1760, 466, 'g', 1780],
];

/** Wooded shoulders before the rock; the trees climb them to about the same height. */
const FOREST: Ridge = [
  [1140, 456, 's', 1096],
  [1160, 462, 'g', 1150],
  [1192, 446],
  [1222, 432, 's', 1190],
  [1252, 436],
  [1280, 452, 's', 1310],
  [1318, 474, 'g', 1326],
  [1350, 456],
  [1386, 438, 's', 1352],
  [1420, 442],
  [1452, 460, 's', 1490],
  [1492, 482, 'g', 1500],
  [1528, 470],
  [1566, 450, 's', 1530],
  [1600, 452],
  [1636, 470, 's', 1668],
  [1672, 480, 'g', 1680],
  [1712, 454],
  [1752, 432, 's', 1716],
  [1790, 438],
  [1824, 456, 's', 1850],
  [1856, 470, 'g', 1862],
  [1890, 446],
  [1922, 436, 's', 1900],
  [1960, 448],
  [2010, 464, 'g', 2030],
];

/** The rounded foothills before the forest. */
const FOOTHILLS: Ridge = [
  [1050, 584, 'g', 1030],
  [1080, 568],
  [1112, 558, 's', 1080],
  [1140, 560],
  [1176, 574, 'g', 1190],
  [1216, 552],
  [1258, 538, 's', 1220],
  [1300, 542],
  [1342, 566, 'g', 1352],
  [1388, 544],
  [1434, 530, 's', 1396],
  [1476, 536],
  [1520, 560, 'g', 1530],
  [1566, 538],
  [1612, 524, 's', 1576],
  [1656, 530],
  [1704, 556, 'g', 1716],
  [1750, 534],
  [1796, 522, 's', 1760],
  [1840, 530],
  [1884, 552, 'g', 1896],
  [1930, 534],
  [1970, 526, 's', 1944],
  [2010, 534, 'g', 2030],
];

/** The Flatirons: slabs that lean against the first foothills. */
const FLATIRONS: readonly (readonly [x: number, y: number, width: number, height: number])[] = [
  [1286, 558, 48, 50],
  [1116, 570, 56, 60],
  [1242, 564, 62, 78],
  [1152, 576, 68, 88],
  [1196, 574, 74, 108],
];

const ROCK_TONES = [
  'rock-0',
  'rock-1',
  'rock-2',
  'rock-3',
  'rock-4',
  'rock-5',
  'rock-6',
  'rock-7',
] as const;
const WOOD_TONES = ['wood-0', 'wood-1', 'wood-2', 'wood-3', 'wood-4', 'wood-5'] as const;

/** Patches of snow, each along a gully of the skyline. */
const SNOW: readonly (readonly Point[])[] = [
  [
    [1402, 314],
    [1418, 301],
    [1420, 330],
    [1414, 366],
    [1406, 340],
  ],
  [
    [1444, 274],
    [1452, 246],
    [1458, 280],
    [1452, 322],
    [1446, 300],
  ],
  [
    [1276, 326],
    [1300, 295],
    [1294, 330],
    [1280, 366],
  ],
  [
    [1340, 273],
    [1362, 279],
    [1356, 306],
    [1346, 336],
    [1342, 302],
  ],
  [
    [1584, 272],
    [1594, 264],
    [1604, 284],
    [1606, 318],
    [1596, 302],
  ],
  [
    [1650, 330],
    [1676, 341],
    [1666, 362],
    [1662, 388],
  ],
  [
    [1706, 323],
    [1738, 301],
    [1726, 334],
    [1712, 352],
  ],
  [
    [1812, 336],
    [1840, 329],
    [1836, 356],
    [1826, 380],
  ],
  [
    [1840, 329],
    [1870, 309],
    [1862, 336],
  ],
  [
    [1928, 343],
    [1960, 333],
    [1948, 362],
    [1940, 384],
  ],
];

/** The east face of Longs Peak, its cracks, and Mills Glacier at its foot. */
function theDiamond(points: (...pairs: readonly Point[]) => Point[]): string[] {
  return [
    poly(
      points(
        [1465, 190],
        [1490, 178],
        [1536, 185],
        [1550, 216],
        [1536, 268],
        [1506, 318],
        [1478, 282],
        [1464, 226],
      ),
      'rock-3',
    ),
    poly(
      points(
        [1465, 190],
        [1490, 178],
        [1536, 185],
        [1536, 224],
        [1506, 284],
        [1484, 258],
        [1466, 216],
      ),
      'rock-1',
    ),
    poly(points([1465, 190], [1490, 178], [1496, 262], [1484, 258], [1466, 216]), 'rock-0'),
    poly(
      points([1536, 185], [1550, 216], [1536, 268], [1506, 318], [1506, 284], [1536, 224]),
      'rock-5',
    ),
    stroke(
      through(points([1512, 180], [1510, 250])) + through(points([1487, 184], [1486, 240])),
      'rock-3',
      1.4,
    ),
    poly(
      points(
        [1484, 288],
        [1506, 320],
        [1532, 284],
        [1534, 312],
        [1520, 352],
        [1502, 366],
        [1488, 330],
      ),
      'rock-0',
    ),
    poly(points([1506, 320], [1532, 284], [1534, 312], [1520, 352], [1502, 366]), 'rock-2'),
  ];
}

/**
 * The Front Range, on from the last roof: over the first green `hill`, or, where there is less room,
 * straight up the `forest`, or from the `rock` alone.
 */
export function frontRange(
  fit: Fit,
  from: 'hill' | 'forest' | 'rock' = 'hill',
): { skyline: readonly Point[]; drawing: string } {
  const right = (fit.edge - fit.x0) / fit.sx;
  const inSight = (ridge: Ridge): Ridge => {
    // The first rib beyond the edge closes the last slope.
    const last = ridge.findIndex(([x, , rib]) => x > right && rib !== undefined);
    return last === -1 ? ridge : ridge.slice(0, last + 1);
  };
  const place = (ridge: Ridge): RidgePoint[] =>
    inSight(ridge).map(([x, y, rib, foot]) => {
      const kind = rib === undefined ? undefined : rib === 's' ? 'spur' : 'gully';
      return {
        x: x * fit.sx + fit.x0,
        y: y * fit.sy + fit.y0,
        ...(kind === undefined ? {} : { rib: kind }),
        ...(foot === undefined ? {} : { foot: foot * fit.sx + fit.x0 }),
      };
    });
  const points = (...pairs: readonly Point[]): Point[] =>
    pairs.map(([x, y]) => [x * fit.sx + fit.x0, y * fit.sy + fit.y0]);
  const floor = (y: number) => () => y * fit.sy + fit.y0;
  const wander = 8 * fit.sx;

  const rock = from === 'rock' ? ROCK.slice(3) : ROCK;
  const forest = place(FOREST);
  const drawing = [
    massif({
      skyline: place(rock),
      base: floor(520),
      tones: ROCK_TONES,
      lit: [1, 1, 2, 3],
      shade: [4, 4, 5, 5],
      seed: 14259,
      wander,
    }),
    ...theDiamond(points),
    // Snow that stays in the gullies
    ...SNOW.filter(([first]) => first !== undefined && first[0] < right).map((patch) =>
      poly(points(...patch), 'rock-0'),
    ),
    massif({
      skyline: place(FORE_ROCK),
      base: floor(520),
      tones: ROCK_TONES,
      lit: [2, 2, 3],
      shade: [5, 5, 6],
      seed: 7,
      wander: wander * 0.6,
    }),
    poly(
      [
        ...treeLine(outline(forest), 5, 9 * fit.sx, 15 * fit.sy),
        ...points([2010, 560], [1140, 560]),
      ],
      'wood-4',
    ),
    from !== 'hill'
      ? ''
      : massif({
          skyline: place(HILL),
          base: floor(590),
          tones: WOOD_TONES,
          lit: [0, 2],
          shade: [2, 3],
          seed: 3,
          wander,
        }),
    massif({
      skyline: forest,
      base: floor(606),
      tones: WOOD_TONES,
      lit: [1, 1, 2],
      shade: [4, 4, 3],
      seed: 21,
      wander,
    }),
    ...(from === 'hill' ? FLATIRONS : []).map(([x, y, width, height]) => {
      const [[left, foot] = [0, 0]] = points([x, y]);
      return flatiron(left, foot, width * fit.sx, height * fit.sy);
    }),
    poly(
      [
        ...treeLine(outline(place(FOOTHILLS)), 6, 8 * fit.sx, 13 * fit.sy),
        ...points([2010, 660], [1050, 660]),
      ],
      'wood-5',
    ),
    massif({
      skyline: place(FOOTHILLS),
      base: floor(664),
      tones: WOOD_TONES,
      lit: [2, 4],
      shade: [5, 5],
      seed: 8,
      wander: wander * 0.8,
    }),
  ].join('');
  return { skyline: outline(place(from === 'hill' ? [...HILL, ...rock.slice(1)] : rock)), drawing };
}

/** Pines on the foothills: `from` to `to` on the ground `y`, seeded, small ones behind. */
export function pineWood(
  from: number,
  to: number,
  y: number,
  count: number,
  sizes: readonly [number, number],
  seed: number,
  part: 'pine' | 'far-pine' = 'pine',
): string {
  const random = chance(seed);
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, index) => ({
    x: from + step * (index + random.between(0.1, 0.9)),
    y: y + random.between(-9, 9),
    size: random.between(...sizes),
  }))
    .sort((a, b) => a.y - b.y)
    .map((tree) => show(part, tree.x, tree.y, tree.size))
    .join('');
}

/** The range far behind the street: broad shoulders in the haze. */
export function farRange(): string {
  return [
    poly(
      [
        [-10, 470],
        [60, 446],
        [120, 440],
        [190, 410],
        [250, 402],
        [300, 420],
        [380, 424],
        [450, 396],
        [520, 384],
        [566, 392],
        [622, 424],
        [668, 430],
        [716, 404],
        [760, 396],
        [810, 416],
        [880, 440],
        [960, 446],
        [1040, 470],
        [1040, 600],
        [-10, 600],
      ],
      'haze',
      { 'fill-opacity': 0.55 },
    ),
    poly(
      [
        [-10, 510],
        [90, 486],
        [180, 470],
        [260, 480],
        [360, 496],
        [470, 470],
        [560, 452],
        [606, 446],
        [664, 468],
        [720, 474],
        [790, 452],
        [850, 462],
        [940, 490],
        [1040, 520],
        [1040, 620],
        [-10, 620],
      ],
      'haze-2',
      { 'fill-opacity': 0.7 },
    ),
  ].join('');
}
