import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import type { AppCheckRecords, AppCheckVerifier } from '../contact/app-check-ports.ts';
import type { Clock } from '../contact/ports.ts';
import { takeTokenUse } from './token-uses.ts';

/**
 * Accepts tokens that Firebase itself has verified before they come here, a set number of times each.
 * Never to be asked about any other.
 */
export function firebaseVerifiedTokens(records: AppCheckRecords, clock: Clock): AppCheckVerifier {
  return {
    async accepts(token) {
      if (token === undefined) return false;
      const { exp } = decodeJwt(token);
      if (exp === undefined) return false;
      await records.forgetExpired(clock());
      const id = createHash('sha256').update(token).digest('base64url');
      return takeTokenUse(records, id, exp * 1000);
    },
  };
}
