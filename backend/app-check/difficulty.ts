import type { Clock } from '../contact/ports.ts';

/**
 * How hard the next challenge is, as the most tries that solving it takes. It doubles each time the
 * challenges of the last {@link window} double beyond {@link calm}, up to {@link hardest}, and falls
 * again as they become fewer.
 */
export function createDifficulty(clock: Clock): () => number {
  let moments: number[] = [];
  return function nextTries() {
    const now = clock();
    // A clock that was set back must not leave an attack in the future.
    moments = moments
      .filter((moment) => moment > now - window && moment <= now)
      .slice(-mostCounted);
    moments.push(now);
    const doublings = Math.max(0, Math.floor(Math.log2(moments.length / calm)));
    return Math.min(easiest * 2 ** doublings, hardest);
  };
}

/** In milliseconds. */
const window = 60_000;

/** As many challenges in a window as a good day of this site asks for, many times over. */
const calm = 30;

/** A third of a second on an idle core, two on a slow phone. Nobody waits for it: it is solved while they type. */
export const easiest = 250;

/** Half a minute on a slow phone, still less than it takes to write a message. */
export const hardest = easiest * 16;

const mostCounted = calm * (hardest / easiest) * 2;
