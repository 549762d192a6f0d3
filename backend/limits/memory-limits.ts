import type { RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitedRequest, RequestLimits } from '../contact/ports.ts';
import { addressGroups } from './address-groups.ts';
import { BoundedLimiter } from './bounded-limiter.ts';

/** The most requests in ten minutes from one line, from its network, and, where there is a third, from everybody. */
type Rule = readonly number[];

export type LimitRules = Readonly<Record<LimitedRequest, Rule>>;

/**
 * An office, a school or a phone company shows many people by one address, and nobody sends more than
 * a few messages. What brings no token has less room. Where a token is still to be earned there is no
 * limit for everybody, or a few lines could close the door for all: challenges become harder instead.
 */
const limitRules: LimitRules = {
  call: [60, 600],
  message: [30, 120, 600],
  'plain-form': [10, 60, 300],
  challenge: [60, 600],
  exchange: [60, 600],
};

/** In seconds. */
const period = 600;

/** Of lines, and as many of networks. All that are kept of a flood from everywhere take some 20 MB. */
const mostKeys = 5000;

/**
 * Limits that this process keeps in memory: after a restart everybody begins anew. A request that is
 * refused for its line does not count against its network, nor against everybody, so that a flood
 * from one address closes the door for that address alone.
 */
export function memoryLimits(rules: LimitRules = limitRules): RequestLimits {
  const limiters = new Map(
    Object.entries(rules).map(([request, points]) => [
      request,
      points.map((most) => new BoundedLimiter(most, period, mostKeys)),
    ]),
  );
  return {
    async take(request, address) {
      const { line, network } = addressGroups(address);
      const counters = (limiters.get(request) ?? []).map((limiter, place) => ({
        limiter,
        key: [line, network, 'everybody'][place] ?? '',
      }));
      // Who is refused is not counted: nothing is kept of a flood but the counts that it filled.
      for (const { limiter, key } of counters) {
        const full = await limiter.full(key);
        if (full !== undefined) return seconds(full);
      }
      for (const { limiter, key } of counters) await limiter.count(key);
      return undefined;
    },
  };
}

/** Until the count begins anew. */
function seconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
