import { chance } from '../kit/random.ts';
import { show, symbol } from '../kit/svg.ts';
import { PINE, streetTree } from '../kit/tree.ts';

/** Where a tree of the climb stands. */
export type Stand = readonly [x: number, y: number, size: number];

/** The trees of the climb as parts. */
export const TREES = [PINE, symbol('aspen', streetTree(112, 56, chance(8), 'aspen'))];

/** Trees of one kind, each in its place. */
export function trees(kind: 'pine' | 'aspen', stands: readonly Stand[]): string {
  return stands.map(([x, y, size]) => show(kind, x, y, size)).join('');
}
