import type { Clock } from '../runtime/clock.ts';

/**
 * Returns a function that gives the maximum number of tries for the next challenge; the average is half of
 * it. It doubles each time the challenges in the last {@link window} double beyond {@link calm}, up to
 * {@link hardest}, and falls again as they become fewer. Every call counts as a challenge, so call it only
 * for requests within the limits.
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

/** In milliseconds. */
const window = 60_000;

/** Challenges in a window. Even a busy day of this site needs far fewer. */
const calm = 30;

/**
 * On average 200 derivations: 0.6 s on a phone four times slower than our 0.75 ms each (Lighthouse's
 * mid-tier phone). Visitors do not wait, since the browser solves it while they type.
 */
export const easiest = 400;

/**
 * At most 10 s on the same phone, so that renewing a token while the visitor waits still fits in
 * `sendingTimeLimit`.
 */
export const hardest = easiest * 8;

/** Bounds the memory. More challenges would not make the next one harder. */
const maxTimes = calm * (hardest / easiest) * 2;
