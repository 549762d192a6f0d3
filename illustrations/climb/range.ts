import { massif, treeLine, type RidgePoint } from '../kit/ridge.ts';
import { facetData, movePoints, poly, shape, type Point } from '../kit/svg.ts';
import { DIAMOND, ROCK, SNOW } from './skyline.ts';

/** How the mountains come to lie on a sheet. */
interface Fit {
  /** The mountains are moved by (x, y), then scaled. */
  x: number;
  y: number;
  scale: number;
  /** The right edge of the sheet. */
  edge: number;
  /** Where the forest ends below. */
  floor: number;
  /** The upper edge of the forest before the rock, on the sheet. */
  woods: readonly Point[];
}

/** The mountains and the forest behind the climb. */
export function climbRange({ x, y, scale, edge, floor, woods }: Fit): string {
  const place = (points: readonly Point[]): Point[] => movePoints(points, x, y, scale);
  // The first rib beyond the edge closes the last slope.
  const end = ROCK.findIndex(([px, , rib]) => px * scale + x > edge && rib !== undefined);
  const skyline = (end === -1 ? ROCK : ROCK.slice(0, end + 1)).map(
    ([px, py, rib, foot]): RidgePoint => ({
      x: px * scale + x,
      y: py * scale + y,
      ...(rib === undefined ? {} : { rib: rib === 's' ? ('spur' as const) : ('gully' as const) }),
      ...(foot === undefined ? {} : { foot: foot * scale + x }),
    }),
  );
  return [
    massif({
      skyline,
      base: () => 362 * scale + y,
      tones: ROCK_TONES,
      lit: [1, 2],
      shade: [4, 5],
      seed: 14259,
      wander: 7 * scale,
    }),
    ...DIAMOND.map(([tone, points]) => poly(place(points), tone)),
    ...SNOW.map((points) => poly(place(points), 'rock-0')),
    shape(facetData([forest(woods, floor, 0, scale)]), 'wood-4'),
    shape(facetData([forest(woods, floor, 30 * scale, scale * 1.9)]), 'wood-5'),
  ].join('');
}

/** A strip of forest, `lower` than the edge of the woods. */
function forest(woods: readonly Point[], floor: number, lower: number, size: number): Point[] {
  const edge = woods.map(([x, y]): Point => [x, y + lower]);
  const ends = [edge.at(-1), edge[0]].flatMap((end): Point[] => (end ? [[end[0], floor]] : []));
  return [...treeLine(edge, 5, 5 + 6 * size, 15 * Math.min(size, 1.1)), ...ends];
}

const ROCK_TONES = ['rock-0', 'rock-1', 'rock-2', 'rock-3', 'rock-4', 'rock-5', 'rock-6'] as const;
