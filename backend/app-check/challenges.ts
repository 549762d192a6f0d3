import type { Challenge } from 'altcha-lib';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { appCheckAction } from '#contract/app-check.ts';
import type { Clock } from '../contact/clock.ts';

/** A proof that a browser has worked for us, read from what it sent. */
export interface CheckedSolution {
  /** The same for the same challenge. */
  readonly challengeId: string;
  /** When the challenge ends, in milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface Challenges {
  /**
   * Creates a challenge that takes at most `maxTries` key derivations to solve, and half as many on
   * average.
   */
  issue(maxTries: number): Promise<Challenge>;
  /** What the solution proves; `undefined` where it is none, or one of a challenge not ours. */
  check(solved: unknown): Promise<CheckedSolution | undefined>;
}

/**
 * Challenges signed with `secret`: nothing is kept of one until it is solved. Whether it has been
 * used before is not looked at here.
 */
export function createChallenges(secret: string, clock: Clock): Challenges {
  const secrets = {
    hmacSignatureSecret: `challenge ${secret}`,
    hmacKeySignatureSecret: `solution ${secret}`,
  };
  return {
    issue: (maxTries) =>
      createChallenge({
        algorithm,
        cost,
        // Solvers try counters from 0 up. All are equally likely, so no other order is faster.
        counter: randomInt(maxTries - 1, 0),
        data: { action: appCheckAction },
        deriveKey,
        expiresAt: new Date(clock() + challengeLifetime),
        ...secrets,
      }),
    async check(solved) {
      const parsed = payload.safeParse(solved);
      if (!parsed.success) return undefined;
      const { challenge, solution } = parsed.data;
      const { action } = challenge.parameters.data;
      const expiresAt = challenge.parameters.expiresAt * 1000;
      if (action !== appCheckAction || expiresAt <= clock()) return undefined;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
      return verified ? { challengeId: challenge.parameters.nonce, expiresAt } : undefined;
    },
  };
}

/**
 * Every browser has it in Web Crypto, where it runs as fast as native code: an attacker gains nothing
 * by leaving the browser. One derivation took 0.75 ms in Chromium and 0.8 ms in Node on one core.
 */
const algorithm = 'PBKDF2/SHA-256';
const cost = 5000;

/**
 * In milliseconds. Longer than the slowest phone works on it under attack, and short enough that
 * solved ones cannot be piled up.
 */
export const challengeLifetime = 10 * 60 * 1000;

const hex = z
  .string()
  .regex(/^[0-9a-f]+$/)
  .max(256);

/** Strict, since what is signed is the whole of the parameters. */
const payload = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal(algorithm),
      nonce: hex,
      salt: hex,
      cost: z.literal(cost),
      keyLength: z.number().int(),
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: z.number().int(),
      data: z.strictObject({ action: z.string() }),
    }),
    signature: hex,
  }),
  solution: z.strictObject({
    counter: z.number().int(),
    derivedKey: hex,
    time: z.number().exactOptional(),
  }),
});
