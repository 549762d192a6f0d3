export interface BodyBudgetLimits {
  /** For all bodies in flight, in bytes. */
  readonly total: number;
  /** For the bodies of one client, in bytes. */
  readonly perClient: number;
  /** How many requests of one client may be in flight, whatever their size. */
  readonly requestsPerClient: number;
}

/** The part of a {@link BodyBudget} that one request holds. */
export type BodyHold = NonNullable<ReturnType<BodyBudget['open']>>;

/** Bounds the requests in flight and their bodies. When it is full, the largest unfinished body is evicted. */
export class BodyBudget {
  readonly #limits: BodyBudgetLimits;
  /** Oldest first. Not a `Set`: V8 keeps what was in one until it collects all garbage. */
  readonly #requests: HeldRequest[] = [];

  constructor(limits: BodyBudgetLimits) {
    this.#limits = limits;
  }

  get used(): number {
    return bytesOf(this.#requests);
  }

  /** Begins a request in place of the client's oldest unfinished one; `undefined` if all are being answered. */
  open(client: string) {
    const requests = this.#requestsOf(client);
    if (requests.length >= this.#limits.requestsPerClient) {
      const oldest = requests.find(({ evict }) => evict !== undefined);
      if (oldest === undefined) return undefined;
      oldest.evict?.();
      this.#remove(oldest);
    }
    const own: HeldRequest = { client, bytes: 0, evict: undefined };
    this.#requests.push(own);
    return {
      /** Takes memory for a body, and calls `evict` if others need it. Returns whether there was room. */
      take: (bytes: number, evict: () => void) => {
        own.bytes = bytes;
        const hasRoom = this.#makeRoomFor(own);
        if (hasRoom) own.evict = evict;
        else own.bytes = 0;
        return hasRoom;
      },
      /** The body is read, and cannot be evicted any more. */
      keep: () => (own.evict = undefined),
      /** Gives the memory back. */
      release: () => (own.bytes = 0),
      /** The request is answered, or its client is gone. */
      close: () => this.#remove(own),
    };
  }

  #remove(request: HeldRequest): void {
    const place = this.#requests.indexOf(request);
    if (place !== -1) this.#requests.splice(place, 1);
  }

  #makeRoomFor(own: HeldRequest): boolean {
    const { perClient, total } = this.#limits;
    return (
      evictUntil(this.#requestsOf(own.client), perClient, own) &&
      evictUntil(this.#requests, total, own)
    );
  }

  #requestsOf(client: string): readonly HeldRequest[] {
    return this.#requests.filter((request) => request.client === client);
  }
}

interface HeldRequest {
  /** An IPv4 address, or the /64 of an IPv6 address, which one household has. */
  readonly client: string;
  bytes: number;
  /** `undefined` while there is nothing to evict. Releases the memory. */
  evict: (() => void) | undefined;
}

/** Evicts the largest bodies. Returns `false` if `own` is the largest of those that could go. */
function evictUntil(requests: readonly HeldRequest[], limit: number, own: HeldRequest): boolean {
  while (bytesOf(requests) > limit) {
    const evictable = requests.filter(({ evict }) => evict !== undefined);
    const largest = evictable.reduce((max, each) => (each.bytes > max.bytes ? each : max), own);
    if (largest === own) return false;
    largest.evict?.();
  }
  return true;
}

function bytesOf(requests: readonly HeldRequest[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0);
}
