import type { RequestLimits } from '../contact/request-limits.ts';
import { limitedGroups, limitPeriod } from './limit-rules.ts';

/**
 * Limits that this process counts in memory; a restart forgets them. Decision 0012 says why they are
 * our own code.
 *
 * @param maxWindows How many windows a limit remembers, the newest. A flood from more addresses than that
 *   is not held back by limits of each address anyway.
 */
export function memoryLimits(maxWindows = 5000): RequestLimits {
  const windowsByName = new Map<string, Windows>();
  // No address stays for longer than two periods.
  setInterval(() => {
    for (const windows of windowsByName.values()) deleteEnded(windows, performance.now());
  }, windowTime).unref();

  function windowsOf(name: string): Windows {
    const windows = windowsByName.get(name) ?? new Map<string, Window>();
    windowsByName.set(name, windows);
    return windows;
  }

  function begin(windows: Windows, key: string, now: number): void {
    // Deleted first, so that it becomes the newest.
    windows.delete(key);
    windows.set(key, { count: 1, endsAt: now + windowTime });
    const [oldest] = windows.keys();
    if (oldest !== undefined && windows.size > maxWindows) windows.delete(oldest);
  }

  return {
    take(request, address) {
      // Unlike the wall clock, this one is never set.
      const now = performance.now();
      const groups = limitedGroups(request, address).map(({ name, key, max }) => {
        const windows = windowsOf(name);
        const window = windows.get(key);
        return { key, max, windows, window: window && window.endsAt > now ? window : undefined };
      });
      for (const { max, window } of groups) {
        if (window === undefined || window.count < max) continue;
        return Math.max(1, Math.ceil((window.endsAt - now) / 1000));
      }
      for (const { key, windows, window } of groups) {
        if (window === undefined) begin(windows, key, now);
        else window.count += 1;
      }
      return undefined;
    },
  };
}

interface Window {
  count: number;
  /** By `performance.now()`. */
  readonly endsAt: number;
}

/** By key, the oldest first. */
type Windows = Map<string, Window>;

function deleteEnded(windows: Windows, now: number): void {
  for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
}

const windowTime = limitPeriod * 1000;
