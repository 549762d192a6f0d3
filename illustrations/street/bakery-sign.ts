import { lettering } from '../kit/lettering.ts';
import { signBoard } from '../kit/shopfront.ts';
import type { Point } from '../kit/svg.ts';

/** The bakery's sign over its roof; the left end of the building's ground is (0, 0). */
export function bakerySign(): string {
  return (
    signBoard(22, -254, 164, 68, 'alpenglow-100', 'alpenglow-700') +
    lettering('BAKERY', {
      x: 104,
      y: -209,
      font: 'display',
      size: 33,
      fill: 'alpenglow-700',
      anchor: 'middle',
      tracking: 0.02,
    })
  );
}

/** Width of the bakery, large and small. */
export const BAKERY_WIDTH = 208;

/** Its roof, with the sign. */
export const BAKERY_ROOF: readonly Point[] = [
  [0, -212],
  [22, -212],
  [22, -254],
  [186, -254],
  [186, -212],
  [BAKERY_WIDTH, -212],
];
