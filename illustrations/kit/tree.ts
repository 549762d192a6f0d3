import type { Colour } from './palette.ts';
import { poly, rect, shape, stroke, symbol, through, type Point } from './svg.ts';
import type { Chance } from './random.ts';

/** A pine of three tiers, 60 tall, lit from the left, on (0, 0). */
export const PINE = symbol(
  'pine',
  rect(-1.8, -8, 3.6, 8, 'wood') +
    shape(
      'M0,-60 L-9,-40 L-5,-40 L-13,-23 L-7,-23 L-16,-6 H16 L7,-23 L13,-23 L5,-40 L9,-40z',
      'evergreen-900',
    ) +
    shape('M0,-60 L-9,-40 L-5,-40 L-13,-23 L-7,-23 L-16,-6 H-3 L-1,-22 L-3,-39z', 'evergreen-800'),
);

/** A slim pine far away, 40 tall, on (0, 0). */
export const FAR_PINE = symbol(
  'far-pine',
  shape('M0,-40 L-8,0 H8z', 'wood-5') + shape('M0,-40 L-8,0 H-1z', 'wood-4'),
);

const LEAVES = {
  linden: { tones: ['evergreen-500', 'wood-0', 'evergreen-600', 'evergreen-700'], bark: 'wood' },
  aspen: { tones: ['aspen-0', 'aspen-1', 'aspen-2', 'aspen-3'], bark: 'snow-2' },
} as const satisfies Record<string, { tones: readonly [Colour, ...Colour[]]; bark: Colour }>;

/** A street tree with a crisp, faceted crown, lit from the left; on (0, 0). */
export function streetTree(
  height: number,
  width: number,
  random: Chance,
  kind: keyof typeof LEAVES = 'linden',
): string {
  const { tones, bark } = LEAVES[kind];
  const crown = height * 0.68;
  const middle = -height + crown / 2;
  const ring = (sides: number, reach: number, turned: number): Point[] =>
    Array.from({ length: sides }, (_, index) => {
      const turn = (index / sides) * Math.PI * 2 - Math.PI / 2 + turned;
      const stray = reach * random.between(0.93, 1.07);
      return [Math.cos(turn) * (width / 2) * stray, middle + Math.sin(turn) * (crown / 2) * stray];
    });
  const rim = ring(12, 1, 0.1);
  const inner = ring(6, 0.52, 0.36);
  const heart: Point = [-width * 0.06, middle - crown * 0.05];
  const after = (points: readonly Point[], index: number): Point =>
    points[index % points.length] ?? heart;
  const facets = inner.flatMap((point, index) => [
    [heart, point, after(inner, index + 1)],
    [point, after(rim, index * 2), after(rim, index * 2 + 1)],
    [point, after(rim, index * 2 + 1), after(rim, index * 2 + 2)],
    [point, after(rim, index * 2 + 2), after(inner, index + 1)],
  ]);
  const toneOf = (points: readonly Point[]): Colour => {
    const across = points.reduce((sum, [x]) => sum + x, 0) / 3 / (width / 2);
    const down = points.reduce((sum, [, y]) => sum + y - middle, 0) / 3 / (crown / 2);
    const shade = 1.3 + across * 1.5 + down * 0.9 + random.between(-0.45, 0.45);
    return tones[Math.max(0, Math.min(tones.length - 1, Math.round(shade)))] ?? tones[0];
  };
  const painted = facets.map((points) => ({ points, tone: toneOf(points) }));
  const leaves = tones.map((tone) => {
    const data = painted
      .filter((facet) => facet.tone === tone)
      .map((facet) => through(facet.points, true));
    return data.length === 0
      ? ''
      : shape(data.join(''), tone, { stroke: `var(--${tone})`, 'stroke-width': 0.6 });
  });
  const fork = -height * 0.42;
  return [
    ...leaves,
    stroke(
      through([
        [0, 0],
        [0, fork - height * 0.1],
      ]) +
        through([
          [0, fork + 4],
          [width * 0.11, fork - height * 0.06],
        ]) +
        through([
          [0, fork + 9],
          [-width * 0.1, fork],
        ]),
      bark,
      3.4,
    ),
  ].join('');
}

/** A clipped bush in a pot, as on a truck's bed or beside a door; on (0, 0). */
export function potted(size: number, leaf: Colour, shade: Colour, pot: Colour): string {
  const s = size;
  return [
    poly(
      [
        [-s * 0.5, -s * 0.7],
        [-s * 0.3, -s * 1.25],
        [s * 0.1, -s * 1.4],
        [s * 0.45, -s * 1.1],
        [s * 0.52, -s * 0.7],
      ],
      leaf,
    ),
    poly(
      [
        [s * 0.1, -s * 1.4],
        [s * 0.45, -s * 1.1],
        [s * 0.52, -s * 0.7],
        [s * 0.05, -s * 0.7],
      ],
      shade,
    ),
    poly(
      [
        [-s * 0.4, -s * 0.72],
        [s * 0.4, -s * 0.72],
        [s * 0.3, 0],
        [-s * 0.3, 0],
      ],
      pot,
    ),
  ].join('');
}
