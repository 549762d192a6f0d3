/** Runs beside the page, so that what it works on does not make typing stutter. */
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Answers a challenge with its solution, or with nothing where this browser cannot solve it. */
addEventListener('message', ({ data: challenge }: MessageEvent<Challenge>) => {
  solveChallenge({ challenge, deriveKey, timeout: solvingTimeLimit })
    .then(postMessage)
    .catch(() => postMessage(null));
});

/** In milliseconds: longer than a challenge lasts, solving it is pointless. */
const solvingTimeLimit = 10 * 60 * 1000;
