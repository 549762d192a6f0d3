import { sheet, theLine } from '../kit/sheet.ts';
import { at, movePoints, rect, stroke } from '../kit/svg.ts';
import { FAR_PINE, PINE } from '../kit/tree.ts';
import { van, WHEEL } from '../kit/vehicle.ts';
import { cast } from './cast.ts';
import { frontRange, pineWood } from './mountains.ts';
import { bakery, dentist } from './shops.ts';
import { vanLettering } from './lettering.ts';

const WIDTH = 390;
const HEIGHT = 500;
const GROUND = 420;
const FEET = 434;
const SIZE = 0.8;
/** The bakery's left end is cut a little, its sign is whole. */
const BAKERY = -12;

/** The street for phones: bakery, dentist, the plumber's van, and Longs Peak behind. */
export function streetPhone(): string {
  const bread = bakery(cast.baker());
  const teeth = dentist(false);
  const corner = BAKERY + bread.width * SIZE;
  const mountains = frontRange(
    { x0: corner - 1240 * 0.68, y0: -18, sx: 0.68, sy: 0.76, edge: WIDTH },
    'rock',
  );
  return sheet({
    width: WIDTH,
    height: HEIGHT,
    parts: [PINE, FAR_PINE, WHEEL],
    drawing: [
      mountains.drawing,
      pineWood(306, 396, 396, 6, [0.5, 0.75], 4, 'far-pine'),
      rect(300, 410, 90, 12, 'evergreen-600'),
      pineWood(300, 400, 415, 4, [0.7, 0.95], 12),
      at(BAKERY, GROUND, bread.drawing, SIZE),
      at(corner, GROUND, teeth.drawing, SIZE),
      rect(corner, GROUND - 168 * SIZE, teeth.width * SIZE + 2, 4, 'snow-2'),
      theLine([
        ...movePoints(bread.roof, BAKERY, GROUND, SIZE),
        ...mountains.skyline.filter(([x]) => x > corner + 6),
      ]),
      rect(0, GROUND, WIDTH, 20, 'pavement'),
      rect(0, GROUND + 20, WIDTH, 5, 'kerb'),
      rect(0, GROUND + 25, WIDTH, HEIGHT, 'road'),
      stroke(`M4,493H${WIDTH}`, 'evergreen-500', 3, {
        'stroke-dasharray': '34 24',
        'stroke-linecap': 'butt',
      }),
      at(28, FEET, cast.mother(), 0.86),
      at(58, FEET + 1, cast.girl(), 0.86),
      at(170, FEET + 1, cast.patient(), 0.86),
      at(228, FEET + 2, cast.plumber(), 0.86),
      at(246, 482, van(vanLettering()), 0.72),
    ],
  });
}
