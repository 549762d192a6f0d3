import { props } from '../kit/person.ts';
import { at, d, rect, shape, show, stroke, symbol } from '../kit/svg.ts';
import { owner, planner } from './owner.ts';

/** The people of the climb, as parts. */
export const WALKERS = [
  symbol('owner', owner(['out', 'hip'])),
  symbol('planner', planner(['hold', 'pocket'], { farProp: props.clipboard() })),
  symbol('pack', pack()),
  symbol('straps', straps()),
];

/** One of the {@link WALKERS} with a pack. */
export function hiker(
  who: 'owner' | 'planner',
  x: number,
  y: number,
  size: number,
  mirrored = false,
): string {
  const worn = ['pack', who, 'straps'].map((part) => show(part, 0, 0)).join('');
  return at(x, y, worn, size, mirrored);
}

/** A rucksack on the back, for a person on (0, 0) facing right. */
function pack(): string {
  return (
    rect(-19, -76, 11, 7, 'glow', { rx: 3 }) +
    shape('M-8,-70 Q-21,-70 -22,-60 L-23,-42 Q-23,-37 -18,-37 L-8,-37z', 'brick') +
    shape('M-13,-55 L-22.6,-52 L-23,-42 Q-23,-37 -18,-37 L-13,-37z', 'brick-dark')
  );
}

function straps(): string {
  return stroke('M4,-70 Q9,-62 6,-50 L-8,-46', 'brick-dark', 2.4);
}

/** A trail post with one painted band per month. */
export function wayMark(x: number, y: number, month: number, size = 1): string {
  const bands = Array.from({ length: month }, (_, band) => d`M-4,${-31 + band * 7}h8`).join('');
  return at(
    x,
    y,
    rect(-4, -36, 8, 38, 'wood') +
      stroke('M-4,-36h8', 'snow', 2.4, { 'stroke-linecap': 'butt' }) +
      stroke(bands, 'glow', 4, { 'stroke-linecap': 'butt' }),
    size,
  );
}
