import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { AppCheckRecords } from './app-check-records.ts';
import { type AppCheckVerifier, takeTokenUse } from './proof-of-work.ts';
import type { Clock } from '../runtime/clock.ts';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';

/**
 * As https://firebase.google.com/docs/app-check/custom-resource-backend says. The tokens name no address. `appId` is
 * that of the web app, `1:PROJECT-NUMBER:web:HASH`.
 */
export function firebaseTokens(
  { projectId, appId }: Readonly<Record<'projectId' | 'appId', string>>,
  records: AppCheckRecords,
  clock: Clock,
  keysUrl = new URL('https://firebaseappcheck.googleapis.com/v1/jwks'),
): AppCheckVerifier {
  const keys = remoteKeys(keysUrl);
  const [, projectNumber = ''] = appId.split(':');
  async function expiryOf(token: string): Promise<number | undefined> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        typ: 'JWT',
        issuer: `https://firebaseappcheck.googleapis.com/${projectNumber}`,
        audience: `projects/${projectId}`,
        subject: appId,
        requiredClaims: ['exp'],
        currentDate: new Date(clock()),
      });
      return payload.exp;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
  return {
    async accepts(token) {
      const expiry = token === undefined ? undefined : await expiryOf(token);
      if (token === undefined || expiry === undefined) return false;
      await records.deleteSomeExpired?.(clock());
      const id = createHash('sha256').update(token).digest('base64url');
      return takeTokenUse(records, id, expiry * 1000);
    },
  };
}

/** A token that names no key of Firebase's is not valid. Keys that cannot be read are an outage. */
function remoteKeys(url: URL): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(url, { timeoutDuration: keysTimeout, cacheMaxAge: keysMaxAge });
  return async function keyOf(header, token) {
    try {
      return await keys(header, token);
    } catch (error) {
      if (tokenErrors.some((each) => error instanceof each)) throw error;
      throw new StoreUnavailable('The keys of app-check tokens cannot be read', { cause: error });
    }
  };
}

const tokenErrors = [
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JOSENotSupported,
];

/** In milliseconds, of the 15 s that a visitor waits for an answer. */
const keysTimeout = 5000;

/** In milliseconds: six hours, as Firebase recommends. A new key is read at once. */
const keysMaxAge = 6 * 60 * 60 * 1000;
