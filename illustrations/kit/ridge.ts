import type { Color } from './palette.ts';
import { chance } from './random.ts';
import { facetData, poly, shape, stroke, through, type Point } from './svg.ts';

/**
 * A point of a skyline. From a `spur` a rib of rock comes forward and down; between two spurs
 * lies a `gully`. The sun is on the left, so slopes from a gully up to a spur are lit.
 */
export interface RidgePoint {
  x: number;
  y: number;
  rib?: 'spur' | 'gully';
  /** X of the rib at the foot of the mountain; straight below by default. */
  foot?: number;
}

interface Massif {
  skyline: readonly RidgePoint[];
  /** The height of the mountain's foot. */
  base: (x: number) => number;
  /** From light to shade. */
  tones: readonly [Color, ...Color[]];
  /** Tones of the lit slopes and of the shaded ones, from the crest down. */
  lit: readonly number[];
  shade: readonly number[];
  seed: number;
  /** How far ribs and facets stray from straight, in units. */
  wander?: number;
}

/** The skyline as plain points, for the line. */
export function outline(skyline: readonly RidgePoint[]): Point[] {
  return skyline.map(({ x, y }) => [x, y]);
}

/** A mountain of flat facets: ribs run down from the skyline, with broken slopes between them. */
export function massif({ skyline, base, tones, lit, shade, seed, wander = 7 }: Massif): string {
  const random = chance(seed);
  const rows = lit.length;
  const ribs = skyline.flatMap((point, index) =>
    point.rib === undefined ? [] : [{ index, kind: point.rib, way: ribWay(point) }],
  );

  function ribWay({ x, y, foot = x }: RidgePoint): Point[] {
    const height = base(foot) - y;
    return Array.from({ length: rows + 1 }, (_, row) => {
      const share = (row / rows) ** 1.15;
      // A low slope has no room to stray.
      const stray = row === 0 || row === rows ? 0 : Math.min(wander, height / 20);
      const across = x + (foot - x) * share + random.between(-stray, stray);
      const down = y + height * share + random.between(-stray, stray) * 2;
      return [across, below(across, down, row)];
    });
  }

  /** Keeps a point of a lower row under the skyline, however far it strays. */
  function below(x: number, y: number, row: number): number {
    if (row === 0) return y;
    const next = skyline.findIndex((point) => point.x >= x);
    const [from, to] = [skyline[next - 1], skyline[next]];
    if (!from || !to) return y;
    const crest = from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
    return Math.max(y, crest + 4 * row);
  }

  const facets = new Map<Color, Point[][]>();
  function paint(points: Point[], level: number): void {
    const tone = tones[Math.max(0, Math.min(tones.length - 1, Math.round(level)))] ?? tones[0];
    facets.set(tone, [...(facets.get(tone) ?? []), points]);
  }

  ribs.forEach((left, order) => {
    const right = ribs[order + 1];
    if (!right) return;
    const isLit = right.kind === 'spur' && left.kind === 'gully';
    const tints = isLit ? lit : shade;
    const crest = outline(skyline.slice(left.index, right.index + 1));
    let upper: Point[] = crest.length > 2 ? crest : withMiddle(crest, random.between(0.35, 0.65));
    for (let row = 1; row <= rows; row += 1) {
      const from = left.way[row];
      const to = right.way[row];
      const tint = tints[row - 1];
      if (!from || !to || tint === undefined) return;
      const lower = withMiddle([from, to], random.between(0.3, 0.7), row < rows ? wander * 1.6 : 0);
      band(upper, lower, (part) => {
        // Nearer to the spur's edge a slope catches more light, or less.
        const turn = (part - 0.5) * (isLit ? -0.9 : 0.9);
        return tint + turn + random.between(-0.45, 0.45);
      });
      upper = lower;
    }
  });

  /** Triangles between two rows of points. */
  function band(upper: readonly Point[], lower: readonly Point[], level: (part: number) => number) {
    let [u, l] = [0, 0];
    while (u < upper.length - 1 || l < lower.length - 1) {
      const here = [upper[u], lower[l]] as const;
      const [nextUpper, nextLower] = [upper[u + 1], lower[l + 1]];
      const uShare = (u + 1) / (upper.length - 1);
      const lShare = (l + 1) / (lower.length - 1);
      const goUpper =
        nextUpper &&
        (!nextLower || uShare < lShare || (uShare === lShare && random.between(0, 1) < 0.5));
      const third = goUpper ? nextUpper : nextLower;
      if (!here[0] || !here[1] || !third) return;
      paint(
        [here[0], third, here[1]],
        level((u / (upper.length - 1) + l / (lower.length - 1)) / 2),
      );
      if (goUpper) u += 1;
      else l += 1;
    }
  }

  function withMiddle(ends: readonly Point[], share: number, stray = 0): Point[] {
    const [from, to] = [ends[0], ends[ends.length - 1]];
    if (!from || !to) return [...ends];
    const across = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share + random.between(-stray, stray);
    return [from, [across, below(across, y, stray === 0 ? 0 : 1)], to];
  }

  return [...facets]
    .map(([tone, all]) =>
      shape(facetData(all), tone, {
        stroke: `var(--${tone})`,
        'stroke-width': 0.8,
        'stroke-linejoin': 'round',
      }),
    )
    .join('');
}

/** A zigzag of forest that climbs a slope: along `edge`, with fingers up the gullies. */
export function treeLine(
  edge: readonly Point[],
  seed: number,
  step: number,
  reach: number,
): Point[] {
  const random = chance(seed);
  const points: Point[] = [];
  edge.forEach(([x, y], index) => {
    const next = edge[index + 1];
    points.push([x, y]);
    if (!next) return;
    const count = Math.max(1, Math.round((next[0] - x) / step));
    for (let tooth = 0; tooth < count; tooth += 1) {
      const middle = (tooth + random.between(0.35, 0.65)) / count;
      const end = (tooth + 1) / count;
      points.push([
        x + (next[0] - x) * middle,
        y + (next[1] - y) * middle - random.between(0.35, 1) * reach,
      ]);
      if (tooth < count - 1)
        points.push([x + (next[0] - x) * end, y + (next[1] - y) * end + random.between(-3, 3)]);
    }
  });
  return points;
}

/** One Flatiron: a slab of sandstone that leans against the hill; its foot's left end at (x, y). */
export function flatiron(x: number, y: number, width: number, height: number): string {
  const p = (across: number, up: number): Point => [x + width * across, y - height * up];
  return [
    poly(
      [p(0.5, 1), p(0.6, 0.95), p(0.72, 0.7), p(0.84, 0.4), p(1.1, -0.06), p(0.5, -0.06)],
      'rock-6',
    ),
    poly(
      [p(0, 0), p(0.12, 0.3), p(0.26, 0.56), p(0.34, 0.84), p(0.5, 1), p(0.6, 0.62), p(0.8, -0.06)],
      'rock-3',
    ),
    poly(
      [p(0, 0), p(0.12, 0.3), p(0.26, 0.56), p(0.34, 0.84), p(0.38, 0.44), p(0.3, -0.03)],
      'rock-2',
    ),
    poly([p(0.34, 0.84), p(0.5, 1), p(0.46, 0.6), p(0.38, 0.44)], 'rock-1'),
    stroke(through([p(0.52, 0.5), p(0.56, 0.12)]), 'rock-4', 1.2),
  ].join('');
}
