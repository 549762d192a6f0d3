import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { createChallenges } from './create-challenges.ts';

const challenges = createChallenges('a secret that only this test knows', Date.now);

test('draws from all counters, so that no order of tries is faster', async () => {
  const maxTries = 4;
  const counters = new Set<number | undefined>();
  // Leaves one out by chance once in 10,000 million runs.
  for (let n = 0; n < 80; n++) {
    const challenge = await challenges.issue(maxTries);
    counters.add((await solveChallenge({ challenge, deriveKey }))?.counter);
  }
  expect(counters).toEqual(new Set([0, 1, 2, 3]));
});

test('rejects a counter without the key that only its derivation gives', async () => {
  const challenge = await challenges.issue(1);
  const { keyPrefix } = challenge.parameters;
  const guess = { counter: 0, derivedKey: keyPrefix.padEnd(64, '0') };
  expect(await challenges.verify({ challenge, solution: guess })).toBeUndefined();
  const solution = await solveChallenge({ challenge, deriveKey });
  expect(await challenges.verify({ challenge, solution })).toEqual({
    challengeId: challenge.parameters.nonce,
    expiresAt: (challenge.parameters.expiresAt ?? 0) * 1000,
  });
});
