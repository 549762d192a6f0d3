/**
 * Counts by key in windows of time, each beginning with the first count of its key; for so many keys
 * and no more: where one comes too many, the one that has not asked for longest begins anew. Whoever
 * has so many addresses that they can push others out is not held up by a limit for each of them, and
 * gains nothing. A key whose window has ended is forgotten soon after, whether or not anybody asks
 * again: it is somebody's address.
 */
export class WindowCounts {
  readonly #most: number;
  readonly #milliseconds: number;
  readonly #mostKeys: number;
  /** In the order in which they asked last. By a clock that nobody sets. */
  readonly #windows = new Map<string, { count: number; readonly endsAt: number }>();
  #sweep: NodeJS.Timeout | undefined;

  constructor(most: number, seconds: number, mostKeys: number) {
    this.#most = most;
    this.#milliseconds = seconds * 1000;
    this.#mostKeys = mostKeys;
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#windows.size;
  }

  /** The whole seconds until a key that is full has room again; `undefined` where it has. */
  wait(key: string): number | undefined {
    const window = this.#windowOf(key);
    if (window === undefined || window.count < this.#most) return undefined;
    return Math.max(1, Math.ceil((window.endsAt - performance.now()) / 1000));
  }

  count(key: string): void {
    const window = this.#windowOf(key);
    if (window !== undefined) {
      window.count += 1;
      return;
    }
    this.#windows.set(key, { count: 1, endsAt: performance.now() + this.#milliseconds });
    const [oldest = key] = this.#windows.keys();
    if (this.#windows.size > this.#mostKeys) this.#windows.delete(oldest);
    this.#sweepLater();
  }

  /** The one under way, which has asked last from now on. */
  #windowOf(key: string) {
    const window = this.#windows.get(key);
    if (window === undefined) return undefined;
    this.#windows.delete(key);
    if (window.endsAt <= performance.now()) return undefined;
    this.#windows.set(key, window);
    return window;
  }

  /** Ten times in a window, as long as there is something to forget. */
  #sweepLater(): void {
    this.#sweep ??= setTimeout(() => {
      this.#sweep = undefined;
      const now = performance.now();
      for (const [key, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(key);
      if (this.#windows.size > 0) this.#sweepLater();
    }, this.#milliseconds / 10).unref();
  }
}
