import type { LimitedRequest } from './request-limits.ts';
import { addressGroups } from './address-groups.ts';

/** How many requests are accepted in {@link limitPeriod}, by the groups of `addressGroups`. */
interface LimitRule {
  readonly client: number;
  readonly subnet: number;
  readonly provider?: number;
  readonly everyone?: number;
}

/**
 * An office, a school or a phone company shows many people by one address, and nobody sends more than
 * a few messages. A third of the messages of everyone is reserved for newcomers: 67 subnets in 10
 * provider blocks use that up, and 4 subnets use up the rest. A plain form brings no token and costs its
 * sender nothing, so two thirds are reserved: 200 subnets in 20 provider blocks use that up.
 *
 * A challenge takes 1.3 ms of the processor, so all of them together are limited, to ten times what a busy day
 * needs. A third is reserved for newcomers here too: 112 subnets in 17 provider blocks use that up. Exchanging a
 * solved one costs little, so it has no limit for everyone. Events have none either, since nobody can be asked
 * to look later; each page view sends two or three batches, and an office of a hundred people may view ten pages
 * in ten minutes.
 */
export const limitRules: Readonly<Record<LimitedRequest, LimitRule>> = {
  call: { client: 60, subnet: 600 },
  'form-post': { client: 30, subnet: 300 },
  'foreign-form': { client: 30, subnet: 300 },
  'newcomer-message': { client: 1, subnet: 3, provider: 20, everyone: 200 },
  message: { client: 30, subnet: 120, everyone: 400 },
  'newcomer-plain-form': { client: 1, subnet: 1, provider: 10, everyone: 200 },
  'plain-form': { client: 10, subnet: 25, everyone: 100 },
  'newcomer-challenge': { client: 3, subnet: 9, provider: 60, everyone: 1000 },
  challenge: { client: 60, subnet: 600, everyone: 2000 },
  exchange: { client: 60, subnet: 600 },
  events: { client: 3000, subnet: 12_000 },
};

/** The length of a window in seconds. It begins with the first request of its group. */
export const limitPeriod = 600;

/**
 * The groups that count a request, from the narrowest to the widest, with the accepted requests per window.
 * If one is full, the request is refused and counts in none: a flood from one address uses up nothing of its
 * neighbors. The groups of one name, such as `message client`, share memory.
 */
export function limitedGroups(request: LimitedRequest, address: string) {
  const rule = limitRules[request];
  const keys = { ...addressGroups(address), everyone: 'everyone' };
  return (['client', 'subnet', 'provider', 'everyone'] as const).flatMap((group) => {
    const max = rule[group];
    return max === undefined ? [] : [{ name: `${request} ${group}`, key: keys[group], max }];
  });
}
