import type { LimitedRequest, RequestLimits } from '../contact/request-limits.ts';
import { addressGroups } from './address-groups.ts';
import { WindowCounts } from './window-counts.ts';

/** The most requests in ten minutes from one line, from its network, and, where there is a third, from everybody. */
type Rule = readonly number[];

export type LimitRules = Readonly<Record<LimitedRequest, Rule>>;

/**
 * An office, a school or a phone company shows many people by one address, and nobody sends more than
 * a few messages. What brings no token has less room. Where a token is still to be earned there is no
 * limit for everybody, or a few lines could close the door for all: challenges become harder instead.
 * Each page that is looked at tells two or three batches of events, and an office of a hundred people may
 * look at ten in ten minutes; there is none for everybody either, since nobody can be told to look later.
 */
const limitRules: LimitRules = {
  call: [60, 600],
  message: [30, 120, 600],
  'plain-form': [10, 60, 300],
  challenge: [60, 600],
  exchange: [60, 600],
  events: [3000, 12_000],
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
  const countsOf = new Map(
    Object.entries(rules).map(([request, rule]) => [
      request,
      rule.map((most) => new WindowCounts(most, period, mostKeys)),
    ]),
  );
  return {
    // Without a pause between looking and counting, in which others could pass.
    take(request, address) {
      const { line, network } = addressGroups(address);
      const keys = [line, network, 'everybody'];
      const asked = (countsOf.get(request) ?? []).map((counts, place) => ({
        counts,
        key: keys[place] ?? '',
      }));
      // Who is refused is not counted: nothing is kept of a flood but the counts that it filled.
      for (const { counts, key } of asked) {
        const wait = counts.wait(key);
        if (wait !== undefined) return Promise.resolve(wait);
      }
      for (const { counts, key } of asked) counts.count(key);
      return Promise.resolve(undefined);
    },
  };
}
