import { massif, type RidgePoint } from '../kit/ridge.ts';
import { poly, type Point } from '../kit/svg.ts';

/** The hills under the climb's line, down to `floor`; `size` scales their facets. */
export function foothills(line: readonly Point[], floor: number, size: number): string {
  // The first point of the line is the door, on the street.
  const crest = line.slice(1);
  const ends = [crest.at(-1), crest[0]].flatMap((end): Point[] => (end ? [[end[0], floor]] : []));
  return (
    poly([...crest, ...ends], 'wood-3') +
    massif({
      skyline: crest.map(([x, y], index): RidgePoint => {
        const rib = RIBS[index];
        return rib === undefined ? { x, y } : { x, y, rib: rib[0], foot: x + rib[1] * size };
      }),
      base: () => floor + 8,
      tones: ['wood-0', 'wood-1', 'wood-2', 'wood-3', 'wood-4', 'wood-5'],
      lit: [0, 2],
      shade: [2, 3],
      seed: 12,
      wander: 8 * size,
    })
  );
}

/** By point of the crest; how far aside each rib reaches the foot. */
const RIBS: Readonly<Record<number, readonly ['spur' | 'gully', foot: number]>> = {
  0: ['gully', -30],
  4: ['spur', -40],
  5: ['gully', 10],
  7: ['spur', -50],
  8: ['gully', 20],
  10: ['spur', -60],
  11: ['gully', 20],
  13: ['spur', -60],
  14: ['spur', 60],
  15: ['gully', 40],
  16: ['spur', 10],
  17: ['gully', 30],
};
