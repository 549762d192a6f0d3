import {
  randomBytes,
  createHmac,
  createSecretKey,
  randomUUIDv7,
  timingSafeEqual,
} from 'node:crypto';
import { type AppCheckToken, tokenLifetime } from '#contract/app-check.ts';
import type { AppCheckRecords } from './app-check-records.ts';
import type { Clock } from '../runtime/clock.ts';
import { subnetOf } from '../limits/request-limits.ts';
import { createChallenges } from './create-challenges.ts';
import { createDifficulty } from './create-difficulty.ts';

export type ProofOfWork = ReturnType<typeof proofOfWork>;

/** App check without a third party: the browser works for its token. All methods throw `StoreUnavailable`. */
export function proofOfWork(records: AppCheckRecords, clock: Clock) {
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
    /**
     * Returns a token for a solved challenge, which the subnet of `address` can use; `undefined` if the
     * challenge is not solved or was used before, or the address is unknown.
     */
    async exchange(solved: unknown, address: string) {
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
    async accepts(token: string | undefined, address: string) {
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

export interface AppCheckVerifier {
  /** Returns whether the token is from our own pages, and counts its use. Throws `StoreUnavailable`. */
  accepts(token: string | undefined, address: string): Promise<boolean>;
}

/** Counts a use of a token, and returns whether it may be used for that. Throws `StoreUnavailable`. */
export async function takeTokenUse(
  records: AppCheckRecords,
  id: string,
  expiresAt: number,
): Promise<boolean> {
  const uses = await records.countUse(`token ${id}`, expiresAt + recordMargin);
  return uses <= usesOfToken;
}

/** Enough for a visitor who sends, fixes a field and sends again. Then the browser gets a new token. */
export const usesOfToken = 5;

/** How much longer a use is recorded than its token is valid, in milliseconds: clocks differ by seconds. */
const recordMargin = 5 * 60 * 1000;

/**
 * App-check tokens: `id.expiresAt.signature`, where the signature covers the subnet too. Only this host verifies
 * them, and a JSON Web Token took a tenth of the time for a message.
 */
export function createTokens(secret: string, clock: Clock) {
  const key = createSecretKey(`token ${secret}`, 'utf8');
  const sign = (id: string, expiresAt: number, subnet: string) => {
    const signature = createHmac('sha256', key).update(`${id} ${expiresAt} ${subnet}`);
    return `${id}.${expiresAt}.${signature.digest('base64url')}`;
  };
  return {
    /** Creates a token that `subnet` can use for {@link tokenLifetime} from now. */
    issue(subnet: string): AppCheckToken {
      const expireTimeMillis = clock() + tokenLifetime;
      return { token: sign(randomUUIDv7(), expireTimeMillis, subnet), expireTimeMillis };
    },
    /**
     * Returns the id of a token and when it expires, in milliseconds since 1970; `undefined` if it is not
     * ours, no longer valid, or was issued to another subnet.
     */
    verify(token: string, subnet: string) {
      const [id = '', end = ''] = token.split('.', 2);
      const expiresAt = Number(end);
      if (!areEqual(token, sign(id, expiresAt, subnet))) return undefined;
      return clock() < expiresAt + clockTolerance ? { id, expiresAt } : undefined;
    },
  };
}

/** In milliseconds, for the clock of another server of ours, or of this one after it was set. */
const clockTolerance = 30 * 1000;

/** Takes the same time wherever they differ, so that a signature cannot be guessed letter by letter. */
function areEqual(one: string, other: string): boolean {
  const [bytes, otherBytes] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === otherBytes.length && timingSafeEqual(bytes, otherBytes);
}
