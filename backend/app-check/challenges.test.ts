import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { createChallenges } from './challenges.ts';

const maxTries = 8;
const samples = 200;
const challenges = createChallenges('a secret that only this test knows', Date.now);

test('draws every counter equally often, so a solver that starts halfway fails half of the time', async () => {
  const counters: number[] = [];
  let solvedFromHalfway = 0;
  for (let n = 0; n < samples; n++) {
    const challenge = await challenges.issue(maxTries);
    const fromStart = await solved(challenge, 0);
    counters.push(fromStart?.counter ?? -1);
    if ((await solved(challenge, maxTries / 2)) !== null) solvedFromHalfway += 1;
  }
  expect(new Set(counters)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
  // Six standard deviations on either side of the half: fails by chance once in 500 million runs.
  expect(solvedFromHalfway).toBeGreaterThan(57);
  expect(solvedFromHalfway).toBeLessThan(143);
});

test('rejects a counter without the key that only its derivation gives', async () => {
  const challenge = await challenges.issue(1);
  const { keyPrefix } = challenge.parameters;
  const solution = { counter: 0, derivedKey: keyPrefix.padEnd(64, '0') };
  expect(await challenges.check({ challenge, solution })).toBeUndefined();
  expect(await challenges.check({ challenge, solution: await solved(challenge, 0) })).toBeDefined();
});

/** Tries the counters from `start` up to the highest that is issued. */
function solved(challenge: Challenge, start: number) {
  const controller = new AbortController();
  let tries = start;
  return solveChallenge({
    challenge,
    controller,
    counterStart: start,
    deriveKey(...derivation) {
      tries += 1;
      if (tries === maxTries) controller.abort();
      return deriveKey(...derivation);
    },
  });
}
