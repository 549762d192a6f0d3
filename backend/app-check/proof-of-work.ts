import { randomBytes } from 'node:crypto';
import type { Challenge } from 'altcha-lib';
import type { AppCheckToken } from '#contract/app-check.ts';
import type { AppCheckRecords } from './app-check-records.ts';
import type { AppCheckVerifier } from './app-check-verifier.ts';
import type { Clock } from '../runtime/clock.ts';
import { subnetOf } from '../limits/address-groups.ts';
import { createChallenges } from './create-challenges.ts';
import { createDifficulty } from './create-difficulty.ts';
import { recordMargin, takeTokenUse } from './take-token-use.ts';
import { createTokens } from './create-tokens.ts';

/** App check without a third party: the browser works for its token. All methods throw `StoreUnavailable`. */
export interface ProofOfWork extends AppCheckVerifier {
  challenge(): Promise<Challenge>;
  /**
   * Returns a token for a solved challenge, which the subnet of `address` can use; `undefined` if the
   * challenge is not solved or was used before, or the address is unknown.
   */
  exchange(solved: unknown, address: string): Promise<AppCheckToken | undefined>;
}

export function proofOfWork(records: AppCheckRecords, clock: Clock): ProofOfWork {
  const nextMaxTries = createDifficulty(clock);
  let signed: ReturnType<typeof readSecret> | undefined;
  const withSecret = () => {
    signed ??= readSecret(records, clock);
    // A store that is unavailable now may be back for the next visitor.
    signed.catch(() => (signed = undefined));
    return signed;
  };
  return {
    challenge: async () => (await withSecret()).challenges.issue(nextMaxTries()),
    async exchange(solved, address) {
      const subnet = subnetOf(address);
      if (subnet === undefined) return undefined;
      const { challenges, tokens } = await withSecret();
      const solution = await challenges.verify(solved);
      if (solution === undefined) return undefined;
      // Before the challenge is used up: if it throws, the visitor can bring the same solution again.
      await records.deleteSomeExpired?.(clock());
      const { challengeId, expiresAt } = solution;
      const uses = await records.countUse(`challenge ${challengeId}`, expiresAt + recordMargin);
      return uses > 1 ? undefined : tokens.issue(subnet);
    },
    async accepts(token, address) {
      const subnet = subnetOf(address);
      if (token === undefined || subnet === undefined) return false;
      const verified = (await withSecret()).tokens.verify(token, subnet);
      return verified !== undefined && takeTokenUse(records, verified.id, verified.expiresAt);
    },
  };
}

async function readSecret(records: AppCheckRecords, clock: Clock) {
  const secret = await records.secret(randomBytes(32).toString('base64url'));
  return { challenges: createChallenges(secret, clock), tokens: createTokens(secret, clock) };
}
