import { createHmac, randomBytes } from 'node:crypto';

/**
 * Remembers which clients brought a name until enough different clients have. Clients are kept as
 * hashes under a key that exists only in this object, and nothing is stored. Each process waits for
 * its own clients, so with several servers or function instances a name may take longer.
 */
export class PendingNames {
  readonly #key = randomBytes(32);
  /** The hashes of each name's clients; the oldest name comes first. */
  readonly #clients = new Map<string, Set<string>>();

  /** Notes that a client brought a name. Returns whether {@link minClients} have brought it by now. */
  confirm(name: string, client: string): boolean {
    const hash = createHmac('sha256', this.#key).update(client).digest('base64url');
    const clients = this.#clients.get(name) ?? new Set();
    if (clients.has(hash) || this.#namesOf(hash) >= maxNamesOfClient) return false;
    clients.add(hash);
    if (clients.size >= minClients) {
      this.#clients.delete(name);
      return true;
    }
    this.#clients.set(name, clients);
    const [oldest] = this.#clients.keys();
    if (oldest !== undefined && this.#clients.size > maxNames) this.#clients.delete(oldest);
    return false;
  }

  #namesOf(hash: string): number {
    let count = 0;
    for (const clients of this.#clients.values()) if (clients.has(hash)) count += 1;
    return count;
  }
}

/** How many different clients it takes. */
export const minClients = 3;

/** When one more arrives, the oldest is dropped. */
export const maxNames = 1000;

/** Keeps one client from pushing out the names that others brought. */
export const maxNamesOfClient = 20;
