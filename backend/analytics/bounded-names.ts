import type { DailyCount } from './daily-counts.ts';
import { createHmac, randomBytes } from 'node:crypto';

/** Decides which sources and campaigns of a day are stored by name, since visitors can make them up. */
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
export const maxNames = 200;

export const knownDays = 30;

/** Remembers which subnets brought a name until enough have: in memory only, as hashes, for this process. */
export class PendingNames {
  readonly #key = randomBytes(32);
  /** The hashes of each name's subnets; the oldest name comes first. */
  readonly #subnets = new Map<string, Set<string>>();
  /** How many names each subnet brought this day, by its hash. */
  readonly #names = new Map<string, number>();

  beginDay(): void {
    this.#names.clear();
  }

  confirm(name: string, subnet: string): boolean {
    const hash = createHmac('sha256', this.#key).update(subnet).digest('base64url');
    const subnets = this.#subnets.get(name) ?? new Set();
    const names = this.#names.get(hash) ?? 0;
    if (subnets.has(hash) || names >= maxNamesPerSubnet) return false;
    subnets.add(hash);
    if (this.#names.size === maxSubnets) this.#names.clear();
    this.#names.set(hash, names + 1);
    if (subnets.size >= minSubnets) {
      this.#subnets.delete(name);
      return true;
    }
    this.#subnets.set(name, subnets);
    const [oldest] = this.#subnets.keys();
    if (oldest !== undefined && this.#subnets.size > maxPendingNames) this.#subnets.delete(oldest);
    return false;
  }
}

const minSubnets = 3;
export const maxPendingNames = 1000;

/** Bounds the memory. With one more, the names of all are counted anew. */
const maxSubnets = 5000;

/** In a day. Keeps a few subnets from filling the report, and from pushing out names of others. */
export const maxNamesPerSubnet = 20;
