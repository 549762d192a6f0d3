import { bench, dog, easel, lamp, tub } from '../kit/furniture.ts';
import { chance } from '../kit/random.ts';
import { sheet, theLine } from '../kit/sheet.ts';
import { at, movePoints, rect, stroke, type Point } from '../kit/svg.ts';
import { FAR_PINE, PINE, potted, streetTree } from '../kit/tree.ts';
import { bicycle, flatbed, van, WHEEL } from '../kit/vehicle.ts';
import { cast } from './cast.ts';
import { truckLettering, vanLettering } from './lettering.ts';
import { AS_DRAWN, farRange, frontRange, pineWood } from './mountains.ts';
import {
  bakery,
  bungalow,
  dentist,
  outfitter,
  sandstone,
  warehouse,
  workshop,
  type House,
} from './shops.ts';

const WIDTH = 2000;
const HEIGHT = 760;
/** Y of the foot of the walls, of people's feet, and of wheels. */
const GROUND = 648;
const FEET = 667;
const WHEELS = 716;

/** The street for screens from 600 px: shops on the left, trades and mountains on the right. */
export function streetWide(): string {
  const random = chance(303);
  const houses: readonly (readonly [x: number, house: House])[] = [
    [-96, warehouse()],
    [94, workshop()],
    [234, sandstone()],
    [384, bakery(cast.baker())],
    [592, dentist()],
    [784, outfitter()],
  ];
  const roofs = houses.flatMap(([x, { roof }]) => movePoints(roof, x, GROUND));
  const mountains = frontRange(AS_DRAWN);
  const lineStart: Point = [-8, GROUND - 232];
  const visibleRoofs = roofs.filter(([x]) => x > -8);
  const tree = (height: number, width: number, kind?: 'aspen') =>
    streetTree(height, width, random, kind);

  return sheet({
    width: WIDTH,
    height: HEIGHT,
    parts: [PINE, FAR_PINE, WHEEL],
    drawing: [
      farRange(),
      mountains.drawing,
      pineWood(1056, 2000, 604, 34, [0.5, 0.8], 71, 'far-pine'),
      pineWood(1056, 2000, 634, 30, [0.6, 1], 9),
      rect(1046, 636, 960, 14, 'evergreen-600'),
      at(1372, 642, bungalow('snow-2', 'evergreen-700'), 1.1),
      at(1556, 642, bungalow('brick', 'evergreen-900'), 1.1),
      at(1884, 642, bungalow('snow', 'brick-dark'), 1.05),
      pineWood(1040, 2000, 646, 13, [0.9, 1.25], 33),
      ...houses.map(([x, house]) => at(x, GROUND, house.drawing)),
      theLine([lineStart, ...visibleRoofs, ...mountains.skyline]),
      // pavement, curb, road
      rect(0, GROUND, WIDTH, 24, 'pavement'),
      stroke(pavementJoints(), 'kerb', 1.2),
      rect(0, GROUND + 24, WIDTH, 6, 'kerb'),
      rect(0, GROUND + 30, WIDTH, HEIGHT - GROUND - 30, 'road'),
      stroke(`M12,738H${WIDTH}`, 'evergreen-500', 4, {
        'stroke-dasharray': '46 34',
        'stroke-linecap': 'butt',
      }),
      // street furniture and people, back to front
      at(378, GROUND + 8, tree(120, 52)),
      at(1052, GROUND + 8, tree(112, 54, 'aspen')),
      at(1742, GROUND + 8, tree(150, 72, 'aspen')),
      at(96, GROUND + 8, tree(140, 70)),
      at(779, GROUND + 10, lamp(), 0.86),
      at(1388, GROUND + 10, lamp(), 0.92),
      at(212, GROUND + 10, lamp()),
      at(1808, FEET - 4, bench()),
      at(912, FEET - 8, tub('alpenglow-300')),
      at(608, FEET - 8, tub('alpenglow-300')),
      at(196, FEET, bicycle('alpenglow-500')),
      at(150, FEET, cast.student(), 1, true),
      at(306, FEET, cast.elder()),
      at(438, FEET, cast.mother()),
      at(472, FEET + 1, cast.girl()),
      at(510, FEET + 2, easel('evergreen-800')),
      at(716, FEET + 1, cast.patient()),
      at(818, FEET, cast.neighbour(), 1, true),
      at(866, FEET, cast.hijabi()),
      at(1006, FEET, cast.dogWalker(), 1, true),
      at(972, FEET + 2, dog('wood', 'alpenglow-500')),
      stroke(`M989,${FEET - 53} Q980,${FEET - 30} 962,${FEET - 18}`, 'ink', 1.2),
      at(1132, FEET + 3, cast.plumber(), 1, true),
      at(1092, FEET, cast.client()),
      at(646, WHEELS + 8, cast.rider()),
      at(1156, WHEELS, van(vanLettering())),
      at(1412, WHEELS, flatbed(truckLettering(), nursery())),
      at(1678, FEET + 2, cast.landscaper(), 1, true),
      at(1866, FEET, cast.curls(), 1, true),
    ],
  });
}

function pavementJoints(): string {
  return Array.from({ length: 32 }, (_, index) => `M${20 + index * 64},${GROUND + 1}l-10,22`).join(
    '',
  );
}

/** The landscapers' load: shrubs in pots and a young tree. */
function nursery(): string {
  return [
    at(26, -44, potted(38, 'evergreen-500', 'evergreen-600', 'brick')),
    at(76, -44, potted(46, 'wood-0', 'evergreen-700', 'brick')),
    at(126, -44, potted(36, 'alpenglow-300', 'alpenglow-500', 'brick')),
  ].join('');
}
