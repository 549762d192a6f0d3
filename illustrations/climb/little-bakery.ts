import { awning, shopWindow } from '../kit/shopfront.ts';
import { d, rect, shape, stroke } from '../kit/svg.ts';
import { BAKERY_ROOF, BAKERY_WIDTH, bakerySign } from '../street/bakery-sign.ts';
import type { House } from '../street/shops.ts';

/** The street's bakery from a distance; the left end of its ground is (0, 0). */
export function littleBakery(): House {
  const upstairs = (part: (x: number) => string) => [17, 67, 117, 167].map(part).join('');
  const loaves = (y: number, ...places: readonly number[]) =>
    places.map((x) => d`M${x},${y}q-1,-11 10,-11t11,11z`).join('');
  return {
    width: BAKERY_WIDTH,
    roof: BAKERY_ROOF,
    drawing: [
      rect(0, -212, BAKERY_WIDTH, 212, 'brick'),
      rect(0, -212, BAKERY_WIDTH, 9, 'brick-dark'),
      shape(
        upstairs((x) => d`M${x - 4},-176h35v46h-35z`),
        'alpenglow-100',
      ),
      shape(
        upstairs((x) => d`M${x},-170h27v36h-27z`),
        'glow',
      ),
      stroke(
        upstairs((x) => d`M${x},-152h27`),
        'alpenglow-100',
        2.4,
        { 'stroke-linecap': 'butt' },
      ),
      bakerySign(),
      shopWindow(
        14,
        -94,
        118,
        72,
        'brick-dark',
        stroke('M17,-61h112M17,-39h112', 'wood', 2.4) +
          shape(loaves(-62, 22, 78, 103) + loaves(-40, 47, 101), 'bread') +
          shape(loaves(-62, 47) + loaves(-40, 22, 78), 'wood'),
      ),
      rect(10, -22, 126, 6, 'alpenglow-100'),
      rect(14, -16, 118, 16, 'brick-dark'),
      rect(145, -103, 44, 103, 'alpenglow-100'),
      rect(149, -99, 36, 99, 'glow'),
      awning(8, -124, 192, 22, 12, ['alpenglow-500', 'alpenglow-100']),
    ].join(''),
  };
}
