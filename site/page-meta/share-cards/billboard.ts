import { sheet } from '../../../illustrations/kit/sheet.ts';
import { rect, stroke } from '../../../illustrations/kit/svg.ts';
import { cardSize, type Box } from './card-size.ts';
import { GROUND } from './roadside.ts';

/** A board by the road, on two posts and with the line on top, for the picture that covers its face. */
export function billboard({ x, y, width, height }: Box): string {
  const post = (left: number) => rect(left - 7, y + height, 14, GROUND + 12 - y - height, 'road');
  return sheet({
    ...cardSize,
    drawing: [
      post(x + 74),
      post(x + width - 74),
      rect(x - 8, y - 8, width + 16, height + 16, 'road'),
      rect(x, y, width, height, 'alpenglow-100'),
      stroke(`M${x - 8},${y - 8}h${width + 16}`, 'line', 6),
    ],
  });
}
