import type { AppCheckRecords } from '../contact/app-check-verifier.ts';

/**
 * Counts a use of a token that is good until `expiresAt`, in milliseconds since 1970; answers whether
 * it may be used for that. Throws `StoreUnavailable`.
 */
export async function takeTokenUse(
  records: AppCheckRecords,
  id: string,
  expiresAt: number,
): Promise<boolean> {
  const uses = await records.countUse(`token ${id}`, expiresAt + afterglow);
  return uses <= usesOfToken;
}

/**
 * Enough for a visitor who sends, fixes a field and sends again. The browser gets a new token automatically
 * when one is used up, so a visitor does not notice.
 */
export const usesOfToken = 5;

/**
 * How much longer a use is remembered than what was used is good for, in milliseconds: a check that
 * began in time ends later, and clocks are given some seconds. Else the last moment would forget.
 */
export const afterglow = 5 * 60 * 1000;
