import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Counts requests by key, for so many keys and no more: where one comes too many, the one that has
 * not asked for longest is forgotten, and begins anew. Whoever has so many addresses that they can
 * push others out is not held up by a limit for each of them, and gains nothing.
 */
export class BoundedLimiter {
  readonly #limiter: RateLimiterMemory;
  readonly #mostKeys: number;
  /** In the order in which they asked last. */
  readonly #keys = new Set<string>();

  constructor(points: number, seconds: number, mostKeys: number) {
    this.#limiter = new RateLimiterMemory({ points, duration: seconds });
    this.#mostKeys = mostKeys;
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#keys.size;
  }

  /** The count of a key that has no room left. */
  async full(key: string): Promise<RateLimiterRes | undefined> {
    const count = await this.#limiter.get(key);
    if (count === null || count.remainingPoints > 0) return undefined;
    this.#remember(key);
    return count;
  }

  async count(key: string): Promise<void> {
    this.#remember(key);
    await this.#limiter.consume(key);
  }

  #remember(key: string): void {
    this.#keys.delete(key);
    this.#keys.add(key);
    if (this.#keys.size <= this.#mostKeys) return;
    const [oldest = key] = this.#keys;
    this.#keys.delete(oldest);
    void this.#limiter.delete(oldest);
  }
}
