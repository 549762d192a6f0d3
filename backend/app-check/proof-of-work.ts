import { randomBytes } from 'node:crypto';
import type { Challenge } from 'altcha-lib';
import type { AppCheckToken } from '#contract/app-check.ts';
import type { AppCheckRecords, AppCheckVerifier } from '../contact/app-check-verifier.ts';
import type { Clock } from '../contact/clock.ts';
import { subnetOf } from '../limits/address-groups.ts';
import { createChallenges } from './challenges.ts';
import { createDifficulty } from './difficulty.ts';
import { afterglow, takeTokenUse } from './token-uses.ts';
import { createTokens } from './tokens.ts';

/** App check without anybody else: the browser works for its token. */
export interface ProofOfWork extends AppCheckVerifier {
  challenge(): Promise<Challenge>;
  /**
   * Returns a token for a solved challenge, which the subnet of `address` can use; `undefined` if the
   * challenge is not solved or was used before, or the address is unknown. Throws `StoreUnavailable`.
   */
  exchange(solved: unknown, address: string): Promise<AppCheckToken | undefined>;
}

/** Throws `StoreUnavailable` where the secret can neither be read nor kept. */
export async function proofOfWork(records: AppCheckRecords, clock: Clock): Promise<ProofOfWork> {
  const secret = await records.secret(randomBytes(32).toString('base64url'));
  const challenges = createChallenges(secret, clock);
  const tokens = createTokens(secret, clock);
  const nextMaxTries = createDifficulty(clock);
  return {
    challenge: () => challenges.issue(nextMaxTries()),
    async exchange(solved, address) {
      const subnet = subnetOf(address);
      if (subnet === undefined) return undefined;
      const solution = await challenges.check(solved);
      if (solution === undefined) return undefined;
      // Before the challenge is used up: whoever is told to come back later may come with it again.
      await records.deleteSomeExpired?.(clock());
      const { challengeId, expiresAt } = solution;
      const uses = await records.countUse(`challenge ${challengeId}`, expiresAt + afterglow);
      if (uses > 1) return undefined;
      return tokens.issue(subnet);
    },
    async accepts(token, address) {
      const subnet = subnetOf(address);
      if (token === undefined || subnet === undefined) return false;
      const checked = tokens.check(token, subnet);
      return checked !== undefined && takeTokenUse(records, checked.id, checked.expiresAt);
    },
  };
}
