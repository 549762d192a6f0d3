import { forgetOldMessages, type ForgettingDependencies } from './forget-old-messages.ts';
import type { Clock, MessageArchive } from './ports.ts';
import { retentionClock } from './retention-clock.ts';

export interface RetentionDependencies extends ForgettingDependencies {
  readonly archive: Pick<MessageArchive, 'forgettable' | 'forget' | 'eraseTraces'>;
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
  const { archive, clock, steadyClock, log, days } = dependencies;
  const stop = new AbortController();
  const believed = retentionClock(clock, steadyClock);
  // A crash may have left some.
  let hasTraces = true;
  let fault: string | undefined;
  let underWay: Promise<void> | undefined;

  async function round(): Promise<void> {
    const { now, jumpedBy } = believed.look();
    if (jumpedBy !== undefined) {
      const bySeconds = Math.round(jumpedBy / 1000);
      log.warn({ bySeconds }, 'the clock jumped: no message is forgotten for an hour');
    }
    try {
      if (now !== undefined) {
        const count = await forgetOldMessages(dependencies, now - days * day, stop.signal);
        hasTraces ||= count > 0;
      }
      if (hasTraces) hasTraces = !(await archive.eraseTraces());
      if (fault !== undefined) log.info({}, 'old messages are forgotten again');
      fault = undefined;
    } catch (error) {
      // Some may be gone already.
      hasTraces = true;
      if (String(error) !== fault) {
        log.error(
          { err: error },
          'old messages cannot be forgotten, and are tried again every few minutes',
        );
      }
      fault = String(error);
    }
  }

  function begin(): void {
    underWay ??= round().finally(() => (underWay = undefined));
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

/** In milliseconds. */
const day = 24 * 60 * 60 * 1000;
