import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitedRequest, RequestLimits } from '../contact/ports.ts';
import { addressGroups } from './address-groups.ts';

/** The most requests in ten minutes from one line, from its network, and from everybody. */
type Rule = readonly [line: number, network: number, everybody: number];

/**
 * An office, a school or a phone company shows many people by one address, and nobody sends more than
 * a few messages. What brings no token has less room.
 */
const rules: Readonly<Record<LimitedRequest, Rule>> = {
  call: [30, 120, 600],
  'plain-form': [10, 30, 120],
  challenge: [60, 240, 1200],
};

/** In seconds. */
const period = 600;

/**
 * Limits that this process keeps in memory: after a restart everybody begins anew. A request that is
 * refused for its line does not count against its network, nor against everybody, so that a flood
 * from one address closes the door for that address alone.
 */
export function memoryLimits(): RequestLimits {
  const limiters = new Map(
    Object.entries(rules).map(([request, points]) => [
      request,
      points.map((most) => new RateLimiterMemory({ points: most, duration: period })),
    ]),
  );
  return {
    async take(request, address) {
      const { line, network } = addressGroups(address);
      const counters = limiters.get(request) ?? [];
      for (const [place, key] of [line, network, 'everybody'].entries()) {
        const refused = await counters[place]?.consume(key).then(nobody, theRefusal);
        if (refused) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      }
      return undefined;
    },
  };
}

const nobody = () => undefined;

/** The library rejects with the state of the counter where it is used up. */
function theRefusal(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
}
