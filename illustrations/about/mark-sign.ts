import { ink, type Colour } from '../kit/palette.ts';
import { at, el, rect, shape, stroke } from '../kit/svg.ts';
import { roofsAndPeak } from './roofs-and-peak.ts';

/** The site's mark as a painted sign without a word; 34 x 24 before it is scaled. */
export function markSign(x: number, y: number, scale: number, body: Colour): string {
  return at(
    x,
    y,
    el('path', { d: `${roofsAndPeak}V22.6H1.6Z`, fill: ink(body) }) +
      shape('M23.4 2.9 22.4 10l2.4 3.2-1 9.4h8.6Z', 'alpenglow-300') +
      rect(4.4, 15.5, 2.6, 3.4, 'glow') +
      rect(9.6, 11.2, 2.6, 3.4, 'glow') +
      stroke(roofsAndPeak, 'line', 2),
    scale,
  );
}
