import { sheet, theLine } from '../kit/sheet.ts';
import { at, movePoints, rect, type Point } from '../kit/svg.ts';
import { cast } from '../street/cast.ts';
import { bakery, dentist, outfitter, sandstone, workshop, type House } from '../street/shops.ts';
import { houseNumber, lot, MESH } from './lot.ts';
import { visitors } from './visitors.ts';

/** The page that is not there: an empty lot between 402 and 406, for wide screens. */
export function emptyLot(): string {
  return street({
    width: 1440,
    height: 420,
    ground: 366,
    size: 1.3,
    left: [workshop(), dentist(false)],
    right: [bakery(cast.baker()), outfitter()],
    from: 428,
    to: 827,
  });
}

/** The same lot for phones. */
export function emptyLotPhone(): string {
  return street({
    width: 390,
    height: 300,
    ground: 262,
    size: 0.96,
    left: [workshop()],
    right: [sandstone()],
    from: 92,
    to: 312,
  });
}

interface Street {
  readonly width: number;
  readonly height: number;
  /** Where walls meet the pavement. */
  readonly ground: number;
  /** How much larger than in the kit everything is. */
  readonly size: number;
  /** The houses before the lot and after it, from left to right. */
  readonly left: readonly House[];
  readonly right: readonly House[];
  /** The lot's ends. */
  readonly from: number;
  readonly to: number;
}

function street({ width, height, ground, size, left, right, from, to }: Street): string {
  const before = row(left, from - left.reduce((sum, house) => sum + house.width * size, 0), size);
  const after = row(right, to, size);
  const wide = (to - from) / size;
  const roofs = (houses: typeof before): Point[] =>
    houses.flatMap(({ x, house }) => movePoints(house.roof, x, ground, size));
  const lotFloor: Point[] = movePoints(
    [
      [0, -2],
      [wide * 0.3, -5],
      [wide * 0.62, -2],
      [wide, -4],
    ],
    from,
    ground,
    size,
  );
  const pavement = 18 * size;
  return sheet({
    width,
    height,
    parts: [MESH],
    drawing: [
      at(from, ground, lot(wide), size),
      ...[...before, ...after].map(({ x, house }) => at(x, ground, house.drawing, size)),
      theLine([...roofs(before), ...lotFloor, ...roofs(after)], size * 3.2),
      at(from, ground - 118 * size, houseNumber('402'), size),
      at(to, ground - 118 * size, houseNumber('406', true), size),
      rect(0, ground, width, pavement, 'pavement'),
      rect(0, ground + pavement, width, 5, 'kerb'),
      rect(0, ground + pavement + 5, width, height, 'road'),
      at(from, ground, visitors(wide, 12), size),
    ],
  });
}

function row(houses: readonly House[], x: number, size: number): { x: number; house: House }[] {
  let left = x;
  return houses.map((house) => {
    const placed = { x: left, house };
    left += house.width * size;
    return placed;
  });
}
