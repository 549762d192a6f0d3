import { createHmac, randomBytes } from 'node:crypto';

/**
 * Remembers which subnets brought a name until enough different subnets have. Subnets are kept as
 * hashes under a key that exists only in this object, and nothing is stored. Each process waits for
 * its own subnets, so with several servers or function instances a name may take longer.
 */
export class PendingNames {
  readonly #key = randomBytes(32);
  /** The hashes of each name's subnets; the oldest name comes first. */
  readonly #subnets = new Map<string, Set<string>>();

  /** Notes that a subnet brought a name. Returns whether {@link minSubnets} have brought it by now. */
  confirm(name: string, subnet: string): boolean {
    const hash = createHmac('sha256', this.#key).update(subnet).digest('base64url');
    const subnets = this.#subnets.get(name) ?? new Set();
    if (subnets.has(hash) || this.#namesOf(hash) >= maxNamesPerSubnet) return false;
    subnets.add(hash);
    if (subnets.size >= minSubnets) {
      this.#subnets.delete(name);
      return true;
    }
    this.#subnets.set(name, subnets);
    const [oldest] = this.#subnets.keys();
    if (oldest !== undefined && this.#subnets.size > maxNames) this.#subnets.delete(oldest);
    return false;
  }

  #namesOf(hash: string): number {
    let count = 0;
    for (const subnets of this.#subnets.values()) if (subnets.has(hash)) count += 1;
    return count;
  }
}

/** How many different subnets it takes. */
export const minSubnets = 3;

/** When one more arrives, the oldest is dropped. */
export const maxNames = 1000;

/** Keeps one subnet from pushing out the names that others brought. */
export const maxNamesPerSubnet = 20;
