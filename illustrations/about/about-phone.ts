import { climbRange } from '../climb/range.ts';
import { chance } from '../kit/random.ts';
import { sheet, theLine } from '../kit/sheet.ts';
import { at, movePoints, rect, stroke, type Point } from '../kit/svg.ts';
import { streetTree } from '../kit/tree.ts';
import { bicycle } from '../kit/vehicle.ts';
import { sandstone } from '../street/shops.ts';
import { bakerNextDoor } from './neighbours.ts';
import { studio } from './studio.ts';

const WIDTH = 390;
const HEIGHT = 330;
const GROUND = 278;
const FEET = 292;
const STUDIO = { x: 22, size: 0.84 } as const;

/** The agency's workplace for phones, flats next door. */
export function aboutStreetPhone(): string {
  const own = studio();
  const flats = sandstone();
  const corner = STUDIO.x + own.width * STUDIO.size;
  const left = GROUND - 92;
  return sheet({
    width: WIDTH,
    height: HEIGHT,
    drawing: [
      climbRange({ x: -470, y: 40, scale: 0.5, edge: 290, floor: GROUND, woods }),
      rect(-2, left, 30, 92, 'snow-2'),
      rect(-2, left, 30, 8, 'evergreen-600'),
      at(corner, GROUND, flats.drawing, STUDIO.size),
      at(STUDIO.x, GROUND, own.drawing, STUDIO.size),
      theLine([
        [-6, left],
        [STUDIO.x, left],
        ...movePoints(own.roof, STUDIO.x, GROUND, STUDIO.size),
        ...movePoints(flats.roof, corner, GROUND, STUDIO.size),
      ]),
      rect(0, GROUND, WIDTH, 20, 'pavement'),
      rect(0, GROUND + 20, WIDTH, 5, 'kerb'),
      rect(0, GROUND + 25, WIDTH, HEIGHT, 'road'),
      stroke(`M4,321H${WIDTH}`, 'evergreen-500', 3, {
        'stroke-dasharray': '34 24',
        'stroke-linecap': 'butt',
      }),
      at(4, FEET - 8, streetTree(104, 50, chance(8), 'aspen')),
      at(74, FEET, bicycle('alpenglow-500')),
      at(352, FEET + 1, bakerNextDoor, 0.86, true),
    ],
  });
}

/** Behind the roofs. */
const woods: readonly Point[] = [
  [-4, 172],
  [70, 160],
  [140, 164],
  [260, 160],
];
