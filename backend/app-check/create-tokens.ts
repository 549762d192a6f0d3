import { randomUUIDv7 } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { emailMessageFunction } from '#contract/callable.ts';
import { tokenLifetime, type AppCheckToken } from '#contract/app-check.ts';
import type { Clock } from '../contact/clock.ts';

interface VerifiedToken {
  /** The same for the same token. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

interface Tokens {
  /** Creates a token that `subnet` can use for {@link tokenLifetime} from now. */
  issue(subnet: string): Promise<AppCheckToken>;
  /**
   * Verifies a token that came from `subnet`; `undefined` if it is not ours, not yet or no longer valid, or
   * was issued to another subnet.
   */
  verify(token: string, subnet: string): Promise<VerifiedToken | undefined>;
}

/** App-check tokens as JSON Web Tokens (RFC 7519), signed with one secret. */
export function createTokens(secret: string, clock: Clock): Tokens {
  const key = new TextEncoder().encode(`token ${secret}`);
  return {
    async issue(subnet) {
      const issuedAt = Math.floor(clock() / 1000);
      const expiresAt = issuedAt + tokenLifetime / 1000;
      const token = await new SignJWT({ subnet })
        .setProtectedHeader({ alg: algorithm, typ })
        .setIssuer(issuer)
        .setAudience(emailMessageFunction)
        .setJti(randomUUIDv7())
        // Not `iat`, which the SDK would compare with the visitor's clock; see app-check-token.ts.
        .setNotBefore(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expireTimeMillis: expiresAt * 1000 };
    },
    async verify(token, subnet) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          typ,
          issuer,
          audience: emailMessageFunction,
          requiredClaims: ['jti', 'nbf', 'exp'],
          clockTolerance,
          currentDate: new Date(clock()),
        });
        const { jti = '', exp = 0 } = payload;
        return payload.subnet === subnet ? { id: jti, expiresAt: exp * 1000 } : undefined;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

const algorithm = 'HS256';
const typ = 'JWT';
const issuer = 'app-check';

/** In seconds, for the clock of another server of ours, or of this one after it was set. */
const clockTolerance = 30;
