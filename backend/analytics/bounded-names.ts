import type { DailyCount } from './daily-counts.ts';

/**
 * Decides which sources and campaigns of a day are stored by name; the others are counted as
 * {@link otherNames}. Visitors can make these names up, and each one is a row in the report. Every other
 * name comes from the site's own lists.
 */
export class BoundedNames {
  readonly #names = { 'source-step': new Set(['']), 'campaign-step': new Set<string>() };
  /** How many new names each subnet brought. */
  readonly #brought = new Map<string, number>();

  /** @param counted what was counted on the day so far. */
  constructor(counted: readonly DailyCount[]) {
    for (const { what, second } of counted) {
      if (what !== 'source-step' && what !== 'campaign-step') continue;
      if (second !== otherNames) this.#names[what].add(second);
    }
  }

  /** Returns the count under a name that may be stored. */
  bound(count: DailyCount, subnet: string): DailyCount {
    const { what, second: name } = count;
    if (what !== 'source-step' && what !== 'campaign-step') return count;
    const names = this.#names[what];
    if (names.has(name)) return count;
    const brought = this.#brought.get(subnet) ?? 0;
    if (brought >= maxNamesPerSubnet || names.size >= maxNames) {
      return { ...count, second: otherNames };
    }
    this.#brought.set(subnet, brought + 1);
    names.add(name);
    return count;
  }
}

export const otherNames = '(other)';

/** Sources in a day, and campaigns in a day. */
export const maxNames = 200;

/** In a day. Keeps one person from using up the names of the day. */
export const maxNamesPerSubnet = 20;
