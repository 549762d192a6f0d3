import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Answers a challenge with its solution, or with `null` where this browser cannot solve it. */
addEventListener('message', ({ data: challenge }: MessageEvent<Challenge>) => {
  solveChallenge({ challenge, deriveKey, timeout: solvingTimeLimit })
    .then(postMessage)
    .catch(() => postMessage(null));
});

/** In milliseconds: as long as a challenge is valid. */
const solvingTimeLimit = 10 * 60 * 1000;
