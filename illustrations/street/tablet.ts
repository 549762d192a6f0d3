import { easel, lamp, tub } from '../kit/furniture.ts';
import { sheet, theLine } from '../kit/sheet.ts';
import { at, movePoints, rect, stroke } from '../kit/svg.ts';
import { FAR_PINE, PINE } from '../kit/tree.ts';
import { van, WHEEL } from '../kit/vehicle.ts';
import { cast } from './cast.ts';
import { vanLettering } from './lettering.ts';
import { farRange, frontRange, pineWood } from './mountains.ts';
import { bakery, bungalow, dentist } from './shops.ts';

const WIDTH = 820;
const HEIGHT = 760;
const GROUND = 648;
const FEET = 667;
const WHEELS = 716;

/** The street for tablets held upright: bakery, dentist and van under the whole of Longs Peak. */
export function streetTablet(): string {
  const bread = bakery(cast.baker());
  const teeth = dentist();
  const corner = 10 + bread.width;
  const end = corner + teeth.width;
  const mountains = frontRange(
    { x0: end - 1140 * 0.78, y0: 60, sx: 0.78, sy: 0.96, edge: WIDTH },
    'forest',
  );
  return sheet({
    width: WIDTH,
    height: HEIGHT,
    parts: [PINE, FAR_PINE, WHEEL],
    drawing: [
      at(-250, 0, farRange()),
      mountains.drawing,
      pineWood(416, 830, 606, 14, [0.55, 0.85], 71, 'far-pine'),
      pineWood(416, 830, 636, 11, [0.7, 1], 9),
      rect(404, 636, 420, 14, 'evergreen-600'),
      at(716, 642, bungalow('snow-2', 'evergreen-700'), 1.1),
      rect(-2, GROUND - 212, 12, 212, 'sand'),
      at(10, GROUND, bread.drawing),
      at(corner, GROUND, teeth.drawing),
      theLine([
        [-6, GROUND - 212],
        ...movePoints(bread.roof, 10, GROUND),
        ...movePoints(teeth.roof, corner, GROUND),
        ...mountains.skyline,
      ]),
      rect(0, GROUND, WIDTH, 24, 'pavement'),
      rect(0, GROUND + 24, WIDTH, 6, 'kerb'),
      rect(0, GROUND + 30, WIDTH, HEIGHT, 'road'),
      stroke(`M12,740H${WIDTH}`, 'evergreen-500', 4, {
        'stroke-dasharray': '46 34',
        'stroke-linecap': 'butt',
      }),
      at(corner + 2, GROUND + 10, lamp(), 0.8),
      at(248, FEET - 8, tub('alpenglow-300')),
      at(64, FEET, cast.mother()),
      at(98, FEET + 1, cast.girl()),
      at(138, FEET + 2, easel('evergreen-800')),
      at(340, FEET + 1, cast.patient()),
      at(462, FEET, cast.client()),
      at(502, FEET + 2, cast.plumber(), 1, true),
      at(530, WHEELS, van(vanLettering())),
      at(784, FEET + 2, cast.landscaper(), 1, true),
    ],
  });
}
