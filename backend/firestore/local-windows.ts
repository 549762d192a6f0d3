import type { Clock } from '../contact/clock.ts';

/** What an instance knows of a group of requests, in a window of time. */
export interface LocalWindow {
  /** Milliseconds since 1970. */
  endsAt: number;
  /** How many all instances have told of, when this one looked last. */
  told: number;
  /** How many this one has heard since, and told nobody of; and how many it is telling of now. */
  untold: number;
  beingTold: number;
}

/**
 * The windows that an instance knows of, for so many groups and no more: where one comes too many, the
 * one that has not asked for longest begins anew, never that of everybody. What has ended is forgotten soon, whether or not anybody asks again: it is
 * somebody's address.
 */
export class LocalWindows {
  /** In the order in which they asked last. */
  readonly #windows = new Map<string, LocalWindow>();
  readonly #milliseconds: number;
  readonly #clock: Clock;
  #sweep: NodeJS.Timeout | undefined;

  constructor(seconds: number, clock: Clock) {
    this.#milliseconds = seconds * 1000;
    this.#clock = clock;
  }

  /** The one under way, or one that begins now. */
  of(name: string): LocalWindow {
    const now = this.#clock();
    const known = this.#windows.get(name);
    // A clock that was put back would have it end never.
    const isUnderWay = known && known.endsAt > now && known.endsAt <= now + this.#milliseconds;
    const window = isUnderWay
      ? known
      : { endsAt: now + this.#milliseconds, told: 0, untold: 0, beingTold: 0 };
    this.#windows.delete(name);
    this.#windows.set(name, window);
    const [oldest = name] = this.#windows.keys();
    if (this.#windows.size > mostWindows) this.#windows.delete(oldest);
    this.#sweepLater();
    return window;
  }

  /** Ten times in a window, as long as there is something to forget. */
  #sweepLater(): void {
    this.#sweep ??= setTimeout(() => {
      this.#sweep = undefined;
      const now = this.#clock();
      for (const [name, { endsAt }] of this.#windows) {
        if (endsAt <= now) this.#windows.delete(name);
      }
      if (this.#windows.size > 0) this.#sweepLater();
    }, this.#milliseconds / 10).unref();
  }
}

/** All that are kept of a flood from everywhere take some 5 MB. */
const mostWindows = 20_000;
