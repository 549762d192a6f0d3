import type { DailyCount } from './daily-counts.ts';
import type { PendingNames } from './pending-names.ts';

/**
 * Decides which sources and campaigns of a day are stored by name; the others are counted as
 * {@link otherNames}. Visitors can make these names up, and each one is a row in the report. A new name
 * waits until several subnets have brought it; a day has at most {@link maxNames}. Every other name comes
 * from the site's own lists.
 */
export class BoundedNames {
  readonly #today = { 'source-step': new Set(['']), 'campaign-step': new Set<string>() };
  readonly #known = { 'source-step': new Set(['']), 'campaign-step': new Set<string>() };
  readonly #pending: PendingNames;

  /** @param counted what was counted on `day` and on the days before it whose names stay known. */
  constructor(counted: readonly DailyCount[], day: string, pending: PendingNames) {
    this.#pending = pending;
    for (const { what, second, day: countedDay } of counted) {
      if (what !== 'source-step' && what !== 'campaign-step') continue;
      if (second === otherNames) continue;
      this.#known[what].add(second);
      if (countedDay === day) this.#today[what].add(second);
    }
  }

  /** Returns the count under a name that may be stored. */
  bound(count: DailyCount, subnet: string): DailyCount {
    const { what, second: name } = count;
    if (what !== 'source-step' && what !== 'campaign-step') return count;
    const today = this.#today[what];
    if (today.has(name)) return count;
    const isKnown = this.#known[what].has(name) || this.#pending.confirm(`${what} ${name}`, subnet);
    if (!isKnown || today.size >= maxNames) return { ...count, second: otherNames };
    today.add(name);
    this.#known[what].add(name);
    return count;
  }
}

export const otherNames = '(other)';

/** Sources in a day, and campaigns in a day. */
export const maxNames = 200;

/** How long a name that was counted stays known, in days. */
export const knownDays = 30;
