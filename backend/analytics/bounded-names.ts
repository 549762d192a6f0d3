import type { DailyCount } from './daily-counts.ts';

/**
 * Limits how many different sources and campaigns a day may have; the rest are counted as
 * {@link otherNames}. Visitors can make these names up, and each one is a row on the disk. Every other
 * name comes from the site's own lists.
 */
export class BoundedNames {
  readonly #names = { 'source-step': new Set(['']), 'campaign-step': new Set<string>() };
  /** How many names each subnet added. Bounded, since every entry stands for an added name. */
  readonly #addedBySubnet = new Map<string, number>();

  /** @param counted what was counted on this day before the program started. */
  constructor(counted: readonly DailyCount[]) {
    for (const { what, second } of counted) {
      if (what === 'source-step' || what === 'campaign-step') this.#names[what].add(second);
    }
  }

  /** Returns the count under a name that may be stored. */
  bound(count: DailyCount, subnet: string): DailyCount {
    const { what, second: name } = count;
    if (what !== 'source-step' && what !== 'campaign-step') return count;
    const names = this.#names[what];
    if (names.has(name)) return count;
    const added = this.#addedBySubnet.get(subnet) ?? 0;
    if (names.size >= maxNames || added >= maxNamesPerSubnet)
      return { ...count, second: otherNames };
    this.#addedBySubnet.set(subnet, added + 1);
    names.add(name);
    return count;
  }
}

export const otherNames = '(other)';

/** Sources in a day, and campaigns in a day. */
export const maxNames = 200;

/** New names in a day, so that one client cannot use up {@link maxNames}. */
export const maxNamesPerSubnet = 10;
