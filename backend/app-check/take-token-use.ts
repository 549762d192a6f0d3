import type { AppCheckRecords } from './app-check-records.ts';

/**
 * Counts a use of a token that expires at `expiresAt`, in milliseconds since 1970. Returns whether it may
 * be used for that. Throws `StoreUnavailable`.
 */
export async function takeTokenUse(
  records: AppCheckRecords,
  id: string,
  expiresAt: number,
): Promise<boolean> {
  const uses = await records.countUse(`token ${id}`, expiresAt + recordMargin);
  return uses <= usesOfToken;
}

/**
 * Enough for a visitor who sends, fixes a field and sends again. The browser gets a new token
 * automatically when one is used up, so a visitor does not notice.
 */
export const usesOfToken = 5;

/**
 * How much longer a use is recorded than the token or challenge is valid, in milliseconds: clocks differ
 * by seconds, and a check that began in time ends later.
 */
export const recordMargin = 5 * 60 * 1000;
