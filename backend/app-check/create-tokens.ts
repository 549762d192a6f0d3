import { createHmac, createSecretKey, randomUUIDv7, timingSafeEqual } from 'node:crypto';
import { tokenLifetime, type AppCheckToken } from '#contract/app-check.ts';
import type { Clock } from '../runtime/clock.ts';

/**
 * App-check tokens signed with `secret`: `id.expiresAt.signature`, where the signature covers the subnet
 * too. Only this host issues and verifies them, so they need no standard format; verifying a JSON Web Token
 * took a tenth of the time for a message.
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
