import { createHmac, randomBytes } from 'node:crypto';

/**
 * Remembers which subnets brought a name until enough different subnets have. Subnets are held
 * in memory only, as hashes under a key that exists only in this object. Each process waits for
 * its own subnets, so with several servers or function instances a name may take longer.
 */
export class PendingNames {
  readonly #key = randomBytes(32);
  /** The hashes of each name's subnets; the oldest name comes first. */
  readonly #subnets = new Map<string, Set<string>>();
  /** How many names each subnet brought this day, by its hash. */
  readonly #names = new Map<string, number>();

  /** Forgets how many names each subnet brought. What it brought stays, until it is confirmed or dropped. */
  beginDay(): void {
    this.#names.clear();
  }

  /** Notes that a subnet brought a name. Returns whether {@link minSubnets} have brought it by now. */
  confirm(name: string, subnet: string): boolean {
    const hash = createHmac('sha256', this.#key).update(subnet).digest('base64url');
    const subnets = this.#subnets.get(name) ?? new Set();
    const names = this.#names.get(hash) ?? 0;
    if (subnets.has(hash) || names >= maxNamesPerSubnet) return false;
    subnets.add(hash);
    this.#count(hash, names + 1);
    if (subnets.size >= minSubnets) {
      this.#subnets.delete(name);
      return true;
    }
    this.#subnets.set(name, subnets);
    const [oldest] = this.#subnets.keys();
    if (oldest !== undefined && this.#subnets.size > maxPendingNames) this.#subnets.delete(oldest);
    return false;
  }

  #count(hash: string, names: number): void {
    this.#names.delete(hash);
    this.#names.set(hash, names);
    const [oldest] = this.#names.keys();
    if (oldest !== undefined && this.#names.size > maxSubnets) this.#names.delete(oldest);
  }
}

/** How many different subnets it takes. */
export const minSubnets = 3;

/** When one more arrives, the oldest is dropped. */
export const maxPendingNames = 1000;

/** When one more brings a name, the one that has brought none for the longest time is dropped. */
const maxSubnets = 5000;

/** In a day. Keeps a few subnets from filling the report, and from pushing out names of others. */
export const maxNamesPerSubnet = 20;
