import type { RequestLimits } from './request-limits.ts';
import { limitedGroups, limitPeriod } from './limit-rules.ts';

/**
 * Limits that this process counts in memory; a restart forgets them. Decision 0012 says why they are
 * our own code.
 */
export function memoryLimits(maxWindows = 2500): RequestLimits {
  const windowsByName = new Map<string, Windows>();
  let timer: NodeJS.Timeout | undefined;

  function windowsOf(name: string): Windows {
    // Deletes addresses when no more requests come. Not before the first: a scheduled function has none.
    timer ??= setInterval(() => {
      for (const windows of windowsByName.values()) windows.rotateIfDue(performance.now());
    }, 60_000).unref();
    const windows = windowsByName.get(name) ?? new Windows(maxWindows);
    windowsByName.set(name, windows);
    return windows;
  }

  return {
    take(request, address) {
      // Unlike the wall clock, this one is never set.
      const now = performance.now();
      const groups = limitedGroups(request, address).map(({ name, key, max }) => {
        const windows = windowsOf(name);
        return { key, max, windows, window: windows.find(key, now) };
      });
      for (const { max, window } of groups) {
        if (window === undefined || window.count < max) continue;
        return Math.max(1, Math.ceil((window.endsAt - now) / 1000));
      }
      for (const { key, windows, window } of groups) {
        if (window === undefined) windows.begin(key, now);
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

/**
 * Windows by key in two generations. The older one is dropped when the newer one is full or a period
 * old, so memory is bounded, and no address stays for longer than two periods and two minutes. A flood
 * from more addresses than that is not held back by limits of each address anyway.
 */
class Windows {
  readonly #max: number;
  #newer = new Map<string, Window>();
  #older = new Map<string, Window>();
  #startedAt = -Infinity;

  constructor(max: number) {
    this.#max = max;
  }

  find(key: string, now: number): Window | undefined {
    const window = this.#newer.get(key) ?? this.#older.get(key);
    return window === undefined || window.endsAt <= now ? undefined : window;
  }

  rotateIfDue(now: number): void {
    if (this.#newer.size < this.#max && now - this.#startedAt < windowTime) return;
    this.#older = this.#newer;
    this.#newer = new Map();
    this.#startedAt = now;
  }

  begin(key: string, now: number): void {
    this.rotateIfDue(now);
    this.#newer.set(key, { count: 1, endsAt: now + windowTime });
  }
}

const windowTime = limitPeriod * 1000;
