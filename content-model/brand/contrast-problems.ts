import { brandColors } from './brand-colors.ts';
import type { Colors } from './colors-schema.ts';
import { contrast, nearestPassing } from './contrast.ts';
import { contrastPairs, type ContrastPair } from './contrast-pairs.ts';
import { mixInOklab } from './oklch.ts';

/** A color that cannot be read where the design puts it. */
interface ContrastProblem {
  /** Where it stands in the colors of `content/brand.yaml`: `['light', 'link']`. */
  readonly path: readonly string[];
  readonly message: string;
}

/** Returns the colors of a brand that have too little contrast by WCAG 2.2 AA, each with its worst pair. */
export function contrastProblems(colors: Colors): readonly ContrastProblem[] {
  const pairs = contrastPairs(brandColors(colors));
  const failing = Map.groupBy(
    pairs.filter((pair) => marginOf(pair) < 1),
    ({ front }) => front.name,
  );
  return [...failing].map(([name, failed]) => {
    const worst = failed.reduce((one, other) => (marginOf(other) < marginOf(one) ? other : one));
    const { front, back, min, what } = worst;
    const message =
      `${front.value} on ${back.name} ${groundOf(worst)} has a contrast of ` +
      `${twoDigits(ratioOf(worst))} to 1, and ${what} needs ${min}. ${remedy(worst, pairs)}`;
    return { path: name.split('.'), message };
  });
}

/** The front color can be changed, or else the back color, so that all pairs it is in pass. */
function remedy({ front, back }: ContrastPair, pairs: readonly ContrastPair[]): string {
  const passing = ({ name, value }: ContrastPair['front']) =>
    nearestPassing(value, (candidate) => {
      const changed = { name, value: candidate };
      return pairs.every((pair) => {
        if (pair.front.name === name) return marginOf({ ...pair, front: changed }) >= 1;
        return pair.back.name !== name || marginOf({ ...pair, back: changed }) >= 1;
      });
    });
  const nearest = passing(front);
  if (nearest !== undefined) return `The nearest color that passes is '${nearest}'`;
  const nearestBack = passing(back);
  return nearestBack === undefined
    ? `No color of this hue passes everywhere: change ${back.name} as well`
    : `No color of this hue passes everywhere, but ${back.name} '${nearestBack}' does`;
}

/** The contrast of a pair, from 1 to 21. */
export function ratioOf(pair: ContrastPair): number {
  return contrast(pair.front.value, groundOf(pair));
}

function groundOf({ front, back, mixed }: ContrastPair): string {
  return mixed === 0 ? back.value : mixInOklab(back.value, front.value, mixed);
}

/** Below 1 the contrast is too little. */
function marginOf(pair: ContrastPair): number {
  return ratioOf(pair) / pair.min;
}

/** Rounded down: 4.496 is not 4.5. */
function twoDigits(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
