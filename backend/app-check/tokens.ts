import { createHmac, createSecretKey, randomUUIDv7, timingSafeEqual } from 'node:crypto';
import { base64url, errors, SignJWT, UnsecuredJWT } from 'jose';
import { emailMessageFunction } from '#contract/callable.ts';
import { tokenLifetime, type AppCheckToken } from '#contract/app-check.ts';
import type { Clock } from '../contact/clock.ts';

export interface CheckedToken {
  /** The same for the same token. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface Tokens {
  /** Creates a token that `subnet` can use for {@link tokenLifetime} from now. */
  issue(subnet: string): Promise<AppCheckToken>;
  /**
   * Reads a token that came from `subnet`; `undefined` if it is not ours, not yet or no longer valid, or
   * was issued to another subnet.
   */
  check(token: string, subnet: string): CheckedToken | undefined;
}

/**
 * App-check tokens as JSON Web Tokens (RFC 7519), signed and checked with one secret. The signature is
 * checked here, since jose would do it on another thread, which takes ten times as long; what the
 * token claims is left to jose.
 */
export function createTokens(secret: string, clock: Clock): Tokens {
  // Made once: given the bytes, each signature would take several times as long.
  const key = createSecretKey(`token ${secret}`, 'utf8');
  const signatureOf = (signed: string) =>
    createHmac('sha256', key).update(signed).digest('base64url');
  const subnetKey = createSecretKey(`subnet ${secret}`, 'utf8');
  // With the token's id, so that two tokens do not show that they are from one subnet.
  const codeOf = (subnet: string, id: string) =>
    createHmac('sha256', subnetKey).update(`${id} ${subnet}`).digest('base64url');
  return {
    async issue(subnet) {
      const id = randomUUIDv7();
      const issuedAt = Math.floor(clock() / 1000);
      const expiresAt = issuedAt + tokenLifetime / 1000;
      const token = await new SignJWT({ subnet: codeOf(subnet, id) })
        .setProtectedHeader(header)
        .setIssuer(issuer)
        .setAudience(emailMessageFunction)
        .setJti(id)
        // Not `iat`, which the SDK would compare with the visitor's clock; see app-check-token.ts.
        .setNotBefore(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expireTimeMillis: expiresAt * 1000 };
    },
    check(token, subnet) {
      const signed = token.slice(0, token.lastIndexOf('.'));
      // The very header that we sign: neither "none" nor a key pair whose public half is known.
      if (!signed.startsWith(`${encodedHeader}.`)) return undefined;
      if (!areEqual(token, `${signed}.${signatureOf(signed)}`)) return undefined;
      const claims = signed.slice(encodedHeader.length + 1);
      try {
        const { payload } = UnsecuredJWT.decode(`${unsecuredHeader}.${claims}.`, {
          issuer,
          audience: emailMessageFunction,
          requiredClaims: ['jti', 'nbf', 'exp', 'subnet'],
          clockTolerance,
          currentDate: new Date(clock()),
        });
        const { jti = '', exp = 0 } = payload;
        const expiresAt = exp * 1000;
        const isOurs = expiresAt <= clock() + tokenLifetime + clockTolerance * 1000;
        const isBound = payload.subnet === codeOf(subnet, jti);
        return isOurs && isBound ? { id: jti, expiresAt } : undefined;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

const header = { alg: 'HS256', typ: 'JWT' };
const encodedHeader = base64url.encode(JSON.stringify(header));

/** For claims whose signature is known to be good. */
const unsecuredHeader = base64url.encode(JSON.stringify({ alg: 'none' }));

const issuer = 'app-check';

/** In seconds: the clock of another server of ours, or of this one after it was set. */
const clockTolerance = 30;

/** Takes as long wherever they differ, so that no signature can be found notification by notification. */
function areEqual(one: string, other: string): boolean {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === others.length && timingSafeEqual(bytes, others);
}
