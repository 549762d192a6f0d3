/** What one request takes from a {@link BodyBudget}. */
export interface BodyHold {
  /** Takes memory, once. `false`: there is no room, and the body has to be refused. */
  readonly take: (bytes: number) => boolean;
  /** Called once if the memory is needed for others while the body is still being read. */
  readonly onEvicted: (evict: () => void) => void;
  /** The body is read: it is not evicted any more. */
  readonly settle: () => void;
  /** Gives the memory back, before the request is answered. */
  readonly release: () => void;
  /** The request is answered, or its client is gone. */
  readonly close: () => void;
}

export interface BodyBudgetLimits {
  /** For all bodies in flight, in bytes. */
  readonly total: number;
  /** For those of one client, in bytes. */
  readonly perClient: number;
  /** How many requests of one client may be in flight, whatever their size. */
  readonly requestsPerClient: number;
}

/**
 * Bounds requests in flight and the memory of their bodies. When it is full, the largest unfinished body gives
 * way. A visitor's message has a few kilobytes, so bodies that were sent to fill the memory go first.
 */
export class BodyBudget {
  readonly #limits: BodyBudgetLimits;
  readonly #clients = new Map<string, Set<HeldBody>>();
  #used = 0;

  constructor(limits: BodyBudgetLimits) {
    this.#limits = limits;
  }

  /** In bytes. */
  get used(): number {
    return this.#used;
  }

  /**
   * Begins a request. The oldest unfinished one of a client that has too many gives way; `undefined` if
   * all of them are being answered.
   */
  open(client: string): BodyHold | undefined {
    const ofClient = this.#clients.get(client) ?? new Set();
    if (ofClient.size >= this.#limits.requestsPerClient && !evictFirst(ofClient)) return undefined;
    const own: HeldBody = { bytes: 0, evict: undefined };
    this.#clients.set(client, ofClient.add(own));
    const release = () => {
      this.#used -= own.bytes;
      own.bytes = 0;
    };
    return {
      take: (bytes) => {
        own.bytes = bytes;
        this.#used += bytes;
        const hasRoom = this.#hasRoomFor(own, ofClient);
        if (!hasRoom) release();
        return hasRoom;
      },
      onEvicted: (evict) => (own.evict = evict),
      settle: () => (own.evict = undefined),
      release,
      close: () => {
        release();
        ofClient.delete(own);
        const isCurrent = this.#clients.get(client) === ofClient;
        if (isCurrent && ofClient.size === 0) this.#clients.delete(client);
      },
    };
  }

  #hasRoomFor(own: HeldBody, ofClient: ReadonlySet<HeldBody>): boolean {
    while (sum(ofClient) > this.#limits.perClient) {
      if (!evictLargest(ofClient, own)) return false;
    }
    while (this.#used > this.#limits.total) {
      const all = [...this.#clients.values()].flatMap((bodies) => [...bodies]);
      if (!evictLargest(all, own)) return false;
    }
    return true;
  }
}

interface HeldBody {
  bytes: number;
  /** `undefined` while it cannot be evicted. Releases the memory. */
  evict: (() => void) | undefined;
}

/** `false`: all are being answered. */
function evictFirst(bodies: Set<HeldBody>): boolean {
  for (const body of bodies) {
    if (body.evict === undefined) continue;
    bodies.delete(body);
    body.evict();
    return true;
  }
  return false;
}

/** `false`: `own` is the one that has to go. */
function evictLargest(bodies: Iterable<HeldBody>, own: HeldBody): boolean {
  let largest = own;
  for (const body of bodies) {
    if (body.evict !== undefined && body.bytes > largest.bytes) largest = body;
  }
  if (largest === own) return false;
  largest.evict?.();
  return true;
}

function sum(bodies: Iterable<HeldBody>): number {
  let bytes = 0;
  for (const held of bodies) bytes += held.bytes;
  return bytes;
}
