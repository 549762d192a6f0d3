import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { appCheckAction } from '#contract/app-check.ts';
import type { Clock } from '../runtime/clock.ts';

/** Nothing is stored about a challenge until it is solved; the caller has to stop a second use. */
export function createChallenges(secret: string, clock: Clock) {
  const secrets = {
    hmacSignatureSecret: `challenge ${secret}`,
    hmacKeySignatureSecret: `solution ${secret}`,
  };
  return {
    /** Creates a challenge that takes at most `maxTries` key derivations, and half as many on average. */
    issue: (maxTries: number) =>
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
    /**
     * Returns the id of a solved challenge and when it expires, in milliseconds since 1970; `undefined` if
     * it is not solved, has expired or is not ours.
     */
    async verify(solved: unknown) {
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
 * Every browser has it in Web Crypto, as fast as native code: an attacker gains nothing by leaving the browser.
 */
const algorithm = 'PBKDF2/SHA-256';
const cost = 5000;

/** In milliseconds. Too short for an attacker to stock up on solved ones. */
export const challengeLifetime = 10 * 60 * 1000;

const hex = z
  .string()
  .regex(/^[0-9a-f]+$/)
  .max(256);

/** Strict, since the signature covers all parameters. */
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
