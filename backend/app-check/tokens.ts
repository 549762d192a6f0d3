import { randomUUIDv7 } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { emailMessageFunction } from '#contract/callable.ts';
import { tokenLifetime, type AppCheckToken } from '#contract/app-check.ts';
import type { Clock } from '../contact/ports.ts';

export interface CheckedToken {
  /** The same for the same token. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface Tokens {
  /** A new token, good for {@link tokenLifetime} from now. */
  issue(): Promise<AppCheckToken>;
  /** What the token says; `undefined` where it is none of ours, not yet or no longer good. */
  check(token: string): Promise<CheckedToken | undefined>;
}

/** App-check tokens as JSON Web Tokens (RFC 7519), signed and checked with one secret. */
export function createTokens(secret: string, clock: Clock): Tokens {
  // Imported once: given the bytes, jose would do it for each token anew.
  const bytes = new TextEncoder().encode(`token ${secret}`);
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = crypto.subtle.importKey('raw', bytes, hmac, false, ['sign', 'verify']);
  return {
    async issue() {
      const issuedAt = Math.floor(clock() / 1000);
      const expiresAt = issuedAt + tokenLifetime / 1000;
      const token = await new SignJWT()
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setIssuer(issuer)
        .setAudience(emailMessageFunction)
        .setJti(randomUUIDv7())
        // Not `iat`, which the SDK would compare with the visitor's clock; see app-check-token.ts.
        .setNotBefore(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(await key);
      return { token, expireTimeMillis: expiresAt * 1000 };
    },
    async check(token) {
      try {
        const { payload } = await jwtVerify(token, await key, {
          // The one that we sign with: neither "none" nor a key pair whose public half is known.
          algorithms: [algorithm],
          typ: type,
          issuer,
          audience: emailMessageFunction,
          requiredClaims: ['jti', 'nbf', 'exp'],
          clockTolerance,
          currentDate: new Date(clock()),
        });
        const { jti = '', exp = 0 } = payload;
        const expiresAt = exp * 1000;
        const isOurs = expiresAt <= clock() + tokenLifetime + clockTolerance * 1000;
        return isOurs ? { id: jti, expiresAt } : undefined;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

const algorithm = 'HS256';
const type = 'JWT';
const issuer = 'app-check';

/** In seconds: the clock of another server of ours, or of this one after it was set. */
const clockTolerance = 30;
