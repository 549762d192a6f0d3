import type { CountedThing, DailyCount } from './daily-counts.ts';

/**
 * Lets a day have so many different names of each kind and no more; the rest is counted together as
 * `(other)`. Otherwise somebody who makes names up could fill the disk, one row for each.
 */
export class BoundedNames {
  readonly #known = new Map<NameKind, Set<string>>();

  /** @param counted what has been counted on the day before this program was started. */
  constructor(counted: readonly DailyCount[]) {
    // However many they are: a name that has its row is counted on.
    for (const { what, first, second } of counted) {
      const { first: kindOfFirst, second: kindOfSecond } = kinds[what] ?? closed;
      if (kindOfFirst !== undefined) this.#namesOf(kindOfFirst).add(first);
      if (kindOfSecond !== undefined) this.#namesOf(kindOfSecond).add(second);
    }
  }

  /** The same count, under a name there is room for. */
  bound(count: DailyCount): DailyCount {
    const { first, second } = kinds[count.what] ?? closed;
    return {
      ...count,
      first: first === undefined ? count.first : this.#admitted(first, count.first),
      second: second === undefined ? count.second : this.#admitted(second, count.second),
    };
  }

  #admitted(kind: NameKind, name: string): string {
    const known = this.#namesOf(kind);
    if (known.has(name)) return name;
    if (known.size >= mostNames[kind]) return otherNames;
    known.add(name);
    return name;
  }

  #namesOf(kind: NameKind): Set<string> {
    const known = this.#known.get(kind) ?? new Set();
    this.#known.set(kind, known);
    return known;
  }
}

export const otherNames = '(other)';

/** In a day. Of paths and routes the built site has fewer, and nothing else is counted there. */
export const mostNames = { path: 500, route: 60, source: 200, campaign: 200 } as const;

type NameKind = keyof typeof mostNames;

interface Kinds {
  readonly first?: NameKind;
  readonly second?: NameKind;
}

/** Where both come from a list that nobody but the program writes. */
const closed: Kinds = {};

const vital: Kinds = { first: 'route' };

const kinds: Readonly<Record<CountedThing, Kinds | undefined>> = {
  event: closed,
  screen: { first: 'path' },
  way: { first: 'route', second: 'route' },
  step: { second: 'route' },
  'source-step': { second: 'source' },
  'campaign-step': { second: 'campaign' },
  'contact-type': closed,
  'form-failure': closed,
  'article-read': { first: 'path' },
  LCP: vital,
  INP: vital,
  CLS: vital,
  crawler: closed,
};
