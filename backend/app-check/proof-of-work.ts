import { randomBytes } from 'node:crypto';
import type { Challenge } from 'altcha-lib';
import type { AppCheckToken } from '#contract/app-check.ts';
import type { AppCheckRecords, AppCheckVerifier, Clock } from '../contact/ports.ts';
import { createChallenges } from './challenges.ts';
import { createDifficulty } from './difficulty.ts';
import { createTokens } from './tokens.ts';

/** App check without anybody else: the browser works for its token. */
export interface ProofOfWork extends AppCheckVerifier {
  challenge(): Promise<Challenge>;
  /**
   * A token for a solved challenge; `undefined` where it is not solved, or has been used before.
   * Throws `StoreUnavailable`.
   */
  exchange(solved: unknown): Promise<AppCheckToken | undefined>;
}

/** Throws `StoreUnavailable` where the secret can neither be read nor kept. */
export async function proofOfWork(records: AppCheckRecords, clock: Clock): Promise<ProofOfWork> {
  const secret = await records.secret(randomBytes(32).toString('base64url'));
  const challenges = createChallenges(secret, clock);
  const tokens = createTokens(secret, clock);
  const nextTries = createDifficulty(clock);
  return {
    challenge: () => challenges.issue(nextTries()),
    async exchange(solved) {
      const solution = await challenges.check(solved);
      if (solution === undefined) return undefined;
      await records.forgetExpired(clock());
      const uses = await records.countUse(`challenge ${solution.challengeId}`, solution.expiresAt);
      return uses === 1 ? tokens.issue() : undefined;
    },
    async accepts(token) {
      const checked = token === undefined ? undefined : await tokens.check(token);
      if (checked === undefined) return false;
      return (await records.countUse(`token ${checked.id}`, checked.expiresAt)) <= usesOfToken;
    },
  };
}

/** A visitor who sends, is asked to mend a field and sends again, and all that several times over. */
export const usesOfToken = 20;
