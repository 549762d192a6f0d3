import type { LimitedRequest, RequestLimits } from '../contact/request-limits.ts';
import {
  limitedGroups,
  limitPeriod,
  limitRules,
  type LimitedGroup,
  type LimitRules,
} from './limit-rules.ts';
import { WindowCounts } from './window-counts.ts';

/** Of lines, and as many of networks. All that are kept of a flood from everywhere take some 20 MB. */
const mostKeys = 5000;

/** Limits that this process keeps in memory: after a restart everybody begins anew. */
export function memoryLimits(rules: LimitRules = limitRules): RequestLimits {
  const countsOf = new Map<LimitedRequest, readonly WindowCounts[]>();
  const countsFor = (request: LimitedRequest, groups: readonly LimitedGroup[]) => {
    const counts =
      countsOf.get(request) ??
      groups.map(({ most }) => new WindowCounts(most, limitPeriod, mostKeys));
    countsOf.set(request, counts);
    return counts;
  };
  return {
    // Without a pause between looking and counting, in which others could pass.
    take(request, address) {
      const groups = limitedGroups(request, address, rules);
      const asked = countsFor(request, groups).map((counts, place) => ({
        counts,
        key: groups[place]?.key ?? '',
      }));
      for (const { counts, key } of asked) {
        const wait = counts.wait(key);
        if (wait !== undefined) return Promise.resolve(wait);
      }
      for (const { counts, key } of asked) counts.count(key);
      return Promise.resolve(undefined);
    },
  };
}
