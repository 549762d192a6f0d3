import type { Clock } from '../contact/clock.ts';

/**
 * Returns a function that gives the most tries the next challenge may take; the average is half of
 * that. It doubles each time the number of challenges in the last {@link window} doubles beyond
 * {@link calm}, up to {@link hardest}, and falls again as they become fewer. Every call counts as a
 * challenge: call it only for requests that the limits let through.
 */
export function createDifficulty(clock: Clock): () => number {
  let times: number[] = [];
  return function nextMaxTries() {
    const now = clock();
    // If the clock was set back, times in the future no longer count.
    times = times.filter((time) => time > now - window && time <= now).slice(-maxTimes);
    times.push(now);
    const doublings = Math.max(0, Math.floor(Math.log2(times.length / calm)));
    return Math.min(easiest * 2 ** doublings, hardest);
  };
}

/** In milliseconds. */
const window = 60_000;

/** Challenges in a window. A good day of this site asks for far fewer. */
const calm = 30;

/**
 * On average 200 derivations, 0.6 s on a phone four times slower than our 0.75 ms each (Lighthouse's
 * mid-tier phone), and at most twice that. Visitors do not wait: it is solved while they type.
 */
export const easiest = 400;

/**
 * At most 10 s on the same phone, so that a token renewed while the visitor waits still fits in
 * `sendingTimeLimit`. A phone five times slower again needs 50 s, far less than `challengeLifetime`.
 */
export const hardest = easiest * 8;

/** More change nothing: the difficulty is at its highest. */
const maxTimes = calm * (hardest / easiest) * 2;
