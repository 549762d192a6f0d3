import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import type { AppCheckRecords, AppCheckVerifier } from '../contact/app-check-verifier.ts';
import type { Clock } from '../contact/clock.ts';
import { takeTokenUse } from './token-uses.ts';

/**
 * Accepts the tokens of one web app, a limited number of times each. Firebase has to verify them first,
 * and accepts those of every app in the project. They cannot be bound to the client's subnet: Firebase
 * issues them and says nothing about the address.
 */
export function firebaseVerifiedTokens(
  appId: string,
  records: AppCheckRecords,
  clock: Clock,
): AppCheckVerifier {
  return {
    async accepts(token) {
      if (token === undefined) return false;
      const { exp, sub } = decodeJwt(token);
      if (exp === undefined || sub !== appId) return false;
      await records.deleteSomeExpired?.(clock());
      const id = createHash('sha256').update(token).digest('base64url');
      return takeTokenUse(records, id, exp * 1000);
    },
  };
}
