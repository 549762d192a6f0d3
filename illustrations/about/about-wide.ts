import { chance } from '../kit/random.ts';
import { tub } from '../kit/furniture.ts';
import { sheet, theLine } from '../kit/sheet.ts';
import { at, movePoints, rect, show, stroke, symbol, type Point } from '../kit/svg.ts';
import { PINE, streetTree } from '../kit/tree.ts';
import { bicycle } from '../kit/vehicle.ts';
import { littleBakery } from '../climb/little-bakery.ts';
import { climbRange } from '../climb/range.ts';
import { farRange } from '../street/mountains.ts';
import { dentist, workshop, type House } from '../street/shops.ts';
import { neighbours } from './neighbours.ts';
import { studio } from './studio.ts';

const WIDTH = 1440;
const HEIGHT = 460;
const GROUND = 396;
const FEET = 414;

/** The head of the About page: the agency's workplace between its neighbors. */
export function aboutStreetWide(): string {
  const houses: readonly (readonly [x: number, size: number, house: House])[] = [
    [-60, 1, workshop()],
    [80, 1, dentist(false)],
    [462, 1.16, studio()],
    [462 + 372 * 1.16, 0.94, littleBakery()],
  ];
  const roofs = houses.map(([x, size, { roof }]) => movePoints(roof, x, GROUND, size));
  const yard: readonly Point[] = [
    [272, GROUND - 62],
    [462, GROUND - 62],
  ];
  const end: Point = [462 + 372 * 1.16 + 208 * 0.94, GROUND - 84];
  return sheet({
    width: WIDTH,
    height: HEIGHT,
    parts: [PINE, symbol('aspen', streetTree(112, 56, chance(8), 'aspen'))],
    drawing: [
      at(-20, -190, farRange()),
      climbRange({ x: 520, y: 150, scale: 0.62, edge: WIDTH, floor: GROUND, woods }),
      ...pines.map(([x, y, size]) => show('pine', x, y, size)),
      rect(1080, GROUND - 12, 360, 12, 'evergreen-600'),
      // the yard between the dentist and the studio
      show('aspen', 330, GROUND, 1.2),
      show('aspen', 386, GROUND, 1),
      rect(272, GROUND - 62, 190, 62, 'wood'),
      stroke(fence(), 'brick-dark', 1.6),
      ...houses.map(([x, size, { drawing }]) => at(x, GROUND, drawing, size)),
      theLine([
        [-6, GROUND - 158],
        // The dentist's roof takes over where the workshop's ends
        ...roofs.slice(0, 1).flatMap((roof) => roof.slice(1, 3)),
        ...roofs.slice(1, 2).flat(),
        ...yard,
        ...roofs.slice(2).flat(),
        end,
        ...woods.filter(([x]) => x > end[0]),
      ]),
      rect(0, GROUND, WIDTH, 24, 'pavement'),
      rect(0, GROUND + 24, WIDTH, 6, 'kerb'),
      rect(0, GROUND + 30, WIDTH, HEIGHT, 'road'),
      stroke(`M8,445H${WIDTH}`, 'evergreen-500', 3, {
        'stroke-dasharray': '34 25',
        'stroke-linecap': 'butt',
      }),
      show('aspen', 1160, GROUND + 8, 1.25),
      at(418, FEET, bicycle('alpenglow-500'), 1.3),
      at(806, FEET - 8, tub('alpenglow-300')),
      ...neighbours.map(([x, drawn, mirrored]) => at(x, FEET, drawn, 1, mirrored)),
    ],
  });
}

/** The edge of the woods; the line goes on along it. */
const woods: readonly Point[] = [
  [1030, 318],
  [1100, 306],
  [1156, 286],
  [1214, 280],
  [1280, 300],
  [1340, 274],
  [1400, 266],
  [1450, 280],
];

const pines: readonly (readonly [x: number, y: number, size: number])[] = [
  [1110, 388, 0.9],
  [1200, 380, 0.8],
  [1228, 390, 1.1],
  [1262, 384, 0.75],
  [1330, 388, 1],
  [1356, 394, 1.25],
  [1390, 384, 0.9],
  [1426, 394, 1.2],
];

function fence(): string {
  return Array.from({ length: 15 }, (_, index) => `M${284 + index * 12},${GROUND - 62}v62`).join(
    '',
  );
}
