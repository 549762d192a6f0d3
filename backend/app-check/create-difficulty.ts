import type { Clock } from '../runtime/clock.ts';

/**
 * Returns a function that gives the maximum number of tries for the next challenge. It doubles each time the
 * challenges in the last {@link window} double beyond {@link calm}. Every call counts as a challenge.
 */
export function createDifficulty(clock: Clock): () => number {
  let times: number[] = [];
  return function nextMaxTries() {
    const now = clock();
    times = times.filter((time) => time > now - window).slice(-maxTimes);
    times.push(now);
    const doublings = Math.max(0, Math.floor(Math.log2(times.length / calm)));
    return Math.min(easiest * 2 ** doublings, hardest);
  };
}

const window = 60_000;

/** Challenges in a window. Even a busy day of this site needs far fewer. */
const calm = 30;

/**
 * On average 200 derivations: 0.6 s on Lighthouse's mid-tier phone. The browser solves it while the visitor types.
 */
export const easiest = 400;

/** At most 10 s on the same phone. A message that a visitor sends before that is posted plainly. */
export const hardest = easiest * 8;

/** Bounds the memory. More challenges would not make the next one harder. */
const maxTimes = calm * (hardest / easiest) * 2;
