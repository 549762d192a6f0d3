import { faultWatch } from './fault-watch.ts';
import { forgetOldMessages, type ForgettingDependencies } from './forget-old-messages.ts';
import type { Clock } from './clock.ts';
import { retentionClock } from './retention-clock.ts';

export interface RetentionDependencies extends ForgettingDependencies {
  readonly days: number;
  readonly clock: Clock;
  /** Milliseconds since any moment, by a clock that nobody sets. */
  readonly steadyClock: Clock;
}

export interface RetentionWorker {
  /** Stops for good, after the few messages that it is at. */
  readonly stop: () => Promise<void>;
}

/**
 * Forgets messages that are older than so many days, at its start and every `roundTime` milliseconds;
 * but not before the clock can be believed, see {@link retentionClock}. A round that fails is logged,
 * the same fault round after round once, and once more when it is over.
 */
export function startRetentionWorker(
  dependencies: RetentionDependencies,
  roundTime = 10 * 60 * 1000,
): RetentionWorker {
  const { clock, steadyClock, log, days } = dependencies;
  const stop = new AbortController();
  const watch = faultWatch(log, {}, sentences);
  const believed = retentionClock(clock, steadyClock);
  let underWay: Promise<void> | undefined;

  async function round(): Promise<void> {
    const { now, jumpedBy } = believed.look();
    if (jumpedBy !== undefined) {
      const bySeconds = Math.round(jumpedBy / 1000);
      log.warn({ bySeconds }, 'the clock jumped: no message is forgotten for an hour');
    }
    if (now !== undefined) await forgetOldMessages(dependencies, now - days * day, stop.signal);
  }

  function begin(): void {
    underWay ??= watch(round()).finally(() => (underWay = undefined));
  }

  const timer = setInterval(begin, roundTime);
  begin();

  return {
    async stop() {
      clearInterval(timer);
      stop.abort();
      await underWay;
    },
  };
}

const sentences = {
  met: 'old messages cannot be forgotten, and are tried again every few minutes',
  over: 'old messages are forgotten again',
};

/** In milliseconds. */
const day = 24 * 60 * 60 * 1000;
