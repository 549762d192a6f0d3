import type { CountedThing, DailyCount, SourceName } from './daily-counts.ts';
import { PendingNames } from './pending-names.ts';

/**
 * Limits how many different names of each kind a day may have; the rest are counted together as
 * `(other)`. Otherwise made-up names could fill the disk, one row each. A new source or campaign is
 * also counted as `(other)` until several subnets have brought it ({@link PendingNames}).
 */
export class BoundedNames {
  readonly #known = new Map<NameKind, Set<string>>();
  readonly #recent: ReadonlySet<string>;
  readonly #pending = new PendingNames();

  /**
   * @param counted what was counted on this day before the program started.
   * @param recent the sources and campaigns that the days before have named.
   */
  constructor(counted: readonly DailyCount[], recent: readonly SourceName[] = []) {
    this.#recent = new Set(recent.map(({ what, name }) => nameKey(kindOf[what], name)));
    // However many they are: a name that has its row is counted on.
    for (const { what, first, second } of counted) {
      const { first: kindOfFirst, second: kindOfSecond } = kinds[what] ?? closed;
      if (kindOfFirst !== undefined) this.#namesOf(kindOfFirst).add(first);
      if (kindOfSecond !== undefined) this.#namesOf(kindOfSecond).add(second);
    }
  }

  /**
   * Returns the same count under a name that may have a row.
   *
   * @param subnet where it came from.
   */
  bound(count: DailyCount, subnet: string): DailyCount {
    const { first, second } = kinds[count.what] ?? closed;
    return {
      ...count,
      first: first === undefined ? count.first : this.#admitted(first, count.first, subnet),
      second: second === undefined ? count.second : this.#admitted(second, count.second, subnet),
    };
  }

  #admitted(kind: NameKind, name: string, subnet: string): string {
    const known = this.#namesOf(kind);
    if (known.has(name)) return name;
    const key = nameKey(kind, name);
    // Names of the days before have been confirmed, and were bounded then.
    const isRecent = this.#recent.has(key);
    if (!isRecent && known.size >= mostNames[kind]) return otherNames;
    const isConfirmed = isRecent || !needsSubnets(kind, name) || this.#pending.confirm(key, subnet);
    if (!isConfirmed) return otherNames;
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

const kindOf = { 'source-step': 'source', 'campaign-step': 'campaign' } as const;

/** Visitors write these two kinds; `''` is a visit without a source. */
function needsSubnets(kind: NameKind, name: string): boolean {
  return name !== '' && (kind === 'source' || kind === 'campaign');
}

function nameKey(kind: NameKind, name: string): string {
  return `${kind} ${name}`;
}

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
  message: closed,
  'contact-type': closed,
  'form-failure': closed,
  'article-read': { first: 'path' },
  LCP: vital,
  INP: vital,
  CLS: vital,
  crawler: closed,
};
