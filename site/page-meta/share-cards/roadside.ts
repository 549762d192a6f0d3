import { lamp } from '../../../illustrations/kit/furniture.ts';
import { chance } from '../../../illustrations/kit/random.ts';
import { sheet } from '../../../illustrations/kit/sheet.ts';
import { at, rect, stroke } from '../../../illustrations/kit/svg.ts';
import { streetTree } from '../../../illustrations/kit/tree.ts';
import { van, WHEEL } from '../../../illustrations/kit/vehicle.ts';
import { vanLettering } from '../../../illustrations/street/lettering.ts';
import { farRange } from '../../../illustrations/street/mountains.ts';
import { cardSize } from './card-size.ts';

const { width, height } = cardSize;
/** Where the pavement begins. */
export const GROUND = 572;
/** Where the road does, and where wheels roll. */
const ROAD = 592;
const WHEELS = 612;

/** The road out of town: what a card shows under its words. */
export function roadside(): string {
  return sheet({
    width,
    height,
    parts: [WHEEL],
    drawing: [
      at(0, -12, farRange(), 1.18),
      rect(0, GROUND, width, 16, 'pavement'),
      rect(0, GROUND + 16, width, 4, 'kerb'),
      rect(0, ROAD, width, height - ROAD, 'road'),
      stroke(`M20,614H${width}`, 'evergreen-500', 4, {
        'stroke-dasharray': '46 34',
        'stroke-linecap': 'butt',
      }),
      at(92, GROUND + 6, streetTree(96, 48, chance(3), 'aspen')),
      at(476, GROUND + 8, lamp()),
      at(190, WHEELS, van(vanLettering()), 0.72),
    ],
  });
}
