import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { AppCheckRecords, AppCheckVerifier } from '../contact/app-check-verifier.ts';
import type { Clock } from '../contact/clock.ts';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import { takeTokenUse } from './token-uses.ts';

export interface FirebaseApp {
  readonly projectId: string;
  /** The id of the web app, `1:PROJECT-NUMBER:web:HASH`. */
  readonly appId: string;
}

/**
 * Accepts the tokens that Firebase App Check gives to one web app, a limited number of times each.
 * They are checked against the keys that it publishes, as the platform's own functions check them:
 * https://firebase.google.com/docs/app-check/custom-resource-backend. They cannot be bound to the
 * client's subnet: Firebase issues them and says nothing about the address.
 *
 * @param keys where the keys are published
 */
export function firebaseTokens(
  { projectId, appId }: FirebaseApp,
  records: AppCheckRecords,
  clock: Clock,
  keys = publishedKeys,
): AppCheckVerifier {
  const keyOf = availableKeys(keys);
  const [, projectNumber = ''] = appId.split(':');

  /** When the token ends, in milliseconds since 1970; `undefined` where it is not good. */
  async function endOf(token: string): Promise<number | undefined> {
    try {
      const { payload } = await jwtVerify(token, keyOf, {
        // With a public key alone: neither none, nor that key taken for a secret.
        algorithms: ['RS256'],
        typ: 'JWT',
        issuer: `https://firebaseappcheck.googleapis.com/${projectNumber}`,
        audience: `projects/${projectId}`,
        subject: appId,
        requiredClaims: ['exp'],
        currentDate: new Date(clock()),
      });
      return payload.exp === undefined ? undefined : payload.exp * 1000;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  return {
    async accepts(token) {
      const expiresAt = token === undefined ? undefined : await endOf(token);
      if (token === undefined || expiresAt === undefined) return false;
      await records.deleteSomeExpired?.(clock());
      const id = createHash('sha256').update(token).digest('base64url');
      return takeTokenUse(records, id, expiresAt);
    },
  };
}

const publishedKeys = new URL('https://firebaseappcheck.googleapis.com/v1/jwks');

/** What the token names is its own fault; that there are no keys to look among is not. */
function availableKeys(address: URL): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(address, { timeoutDuration: keyTimeout, cacheMaxAge: keyLife });
  return async function keyOf(header, token) {
    try {
      return await keys(header, token);
    } catch (error) {
      if (faultsOfTokens.some((fault) => error instanceof fault)) throw error;
      throw new StoreUnavailable('The keys of app-check tokens cannot be read', { cause: error });
    }
  };
}

/** A key that there is none of, none named among several, or one for another algorithm. */
const faultsOfTokens = [
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JOSENotSupported,
];

/** In milliseconds, of the 15 s that a visitor waits for an answer. */
const keyTimeout = 5000;

/** In milliseconds: six hours, as the platform's documentation advises. A new key is looked for at once. */
const keyLife = 6 * 60 * 60 * 1000;
