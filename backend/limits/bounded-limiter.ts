import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Counts requests by key, for so many keys and no more: where one comes too many, the one that has
 * not asked for longest is forgotten, and begins anew. Whoever has so many addresses that they can
 * push others out is not held up by a limit for each of them, and gains nothing. A key whose count
 * has ended is forgotten soon after, whether or not anybody asks again: it is somebody's address.
 */
export class BoundedLimiter {
  readonly #limiter: RateLimiterMemory;
  readonly #milliseconds: number;
  readonly #mostKeys: number;
  /** When the count of each ends, in the order in which they asked last. */
  readonly #keys = new Map<string, number>();
  #sweep: NodeJS.Timeout | undefined;

  constructor(points: number, seconds: number, mostKeys: number) {
    this.#limiter = new RateLimiterMemory({ points, duration: seconds });
    this.#milliseconds = seconds * 1000;
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
    const now = Date.now();
    const end = this.#keys.get(key) ?? 0;
    this.#keys.delete(key);
    this.#keys.set(key, end > now ? end : now + this.#milliseconds);
    this.#sweepLater();
    if (this.#keys.size <= this.#mostKeys) return;
    const [oldest = key] = this.#keys.keys();
    this.#keys.delete(oldest);
    void this.#limiter.delete(oldest);
  }

  /** Ten times in a period, as long as there is something to forget. */
  #sweepLater(): void {
    this.#sweep ??= setTimeout(() => {
      this.#sweep = undefined;
      const now = Date.now();
      for (const [key, end] of this.#keys) if (end <= now) this.#keys.delete(key);
      if (this.#keys.size > 0) this.#sweepLater();
    }, this.#milliseconds / 10).unref();
  }
}
