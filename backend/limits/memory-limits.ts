import type { RequestLimits } from '../contact/request-limits.ts';
import { limitedGroups, limitPeriod, limitRules, type LimitRules } from './limit-rules.ts';

/**
 * Limits that this process counts in memory; a restart forgets them. For each kind of request it
 * remembers at most `maxWindows` windows per group, and drops the oldest first: a flood from that many
 * subnets is not limited by client or subnet anyway.
 *
 * Not `rate-limiter-flexible`: its memory has no bound, it reads the wall clock, and it counts each
 * group for itself, so that a refused request would have to be taken back from the others.
 */
export function memoryLimits(rules: LimitRules = limitRules, maxWindows = 5000): RequestLimits {
  const windowsByName = new Map<string, Windows>();

  function windowsOf(name: string, now: number): Windows {
    const windows: Windows = windowsByName.get(name) ?? new Map<string, Window>();
    windowsByName.set(name, windows);
    // Windows are as long as each other, so those that began first end first.
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now) break;
      windows.delete(key);
    }
    return windows;
  }

  function begin(windows: Windows, key: string, now: number): void {
    windows.set(key, { count: 1, endsAt: now + limitPeriod * 1000 });
    const [oldest = key] = windows.keys();
    if (windows.size > maxWindows) windows.delete(oldest);
  }

  return {
    // Synchronous inside, so that no other request is counted between the check and the count.
    take(request, address) {
      // Unlike the wall clock, this one is never set.
      const now = performance.now();
      const groups = limitedGroups(request, address, rules).map((group) => ({
        ...group,
        windows: windowsOf(group.name, now),
      }));
      for (const { key, max, windows } of groups) {
        const window = windows.get(key);
        if (window !== undefined && window.count >= max) {
          return Promise.resolve(Math.max(1, Math.ceil((window.endsAt - now) / 1000)));
        }
      }
      for (const { key, windows } of groups) {
        const window = windows.get(key);
        if (window === undefined) begin(windows, key, now);
        else window.count += 1;
      }
      return Promise.resolve(undefined);
    },
  };
}

/** By key, in the order in which they began. */
type Windows = Map<string, Window>;

interface Window {
  count: number;
  /** By `performance.now()`. */
  readonly endsAt: number;
}
