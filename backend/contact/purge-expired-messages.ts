import { dayLength, type Clock } from '../runtime/clock.ts';
import type { Log } from '../runtime/log.ts';
import type { MessageStore } from './message-store.ts';
import { logOutages } from '../runtime/log-outages.ts';
import type { Worker } from '../runtime/worker.ts';

interface PurgeDependencies {
  readonly messages: Pick<MessageStore, 'deleteExpired'>;
  /** Deletes the `.eml` files that were written before a moment, where there are any. */
  readonly deleteEmails: ((before: number) => Promise<void>) | undefined;
  readonly retentionDays: number;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Deletes the messages that are older than `retentionDays`, until none is left or `stop` aborts. A
 * message with a waiting notification stays until that is sent or given up. Throws `StoreUnavailable`
 * and the file system's errors; the next run deletes the other messages.
 */
export async function purgeExpiredMessages(
  { messages, deleteEmails, retentionDays, clock, log }: PurgeDependencies,
  stop: AbortSignal,
): Promise<void> {
  const before = clock() - retentionDays * dayLength;
  await deleteEmails?.(before);
  while (!stop.aborted) {
    const messageIds = await messages.deleteExpired(before, batchSize);
    if (messageIds.length === 0) return;
    log.info({ messageIds }, 'expired messages deleted');
  }
}

/**
 * Purges every hour, the first time an hour after its start: a machine that starts with a wrong clock has
 * time to correct it.
 */
export function purgeWorker(dependencies: PurgeDependencies, pollInterval = 60 * 60_000): Worker {
  const stop = new AbortController();
  const { logError, logSuccess } = logOutages(dependencies.log, {}, texts);
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let clockOffset = dependencies.clock() - performance.now();

  function purge(): void {
    const offset = dependencies.clock() - performance.now();
    const hasJumped = Math.abs(offset - clockOffset) > maxClockJump;
    clockOffset = offset;
    // A clock that was set wrong has another round to be corrected.
    if (hasJumped) return;
    running ??= purgeExpiredMessages(dependencies, stop.signal)
      .then(logSuccess, logError)
      .finally(() => (running = undefined));
  }

  return {
    start() {
      timer = setInterval(purge, pollInterval);
    },
    async stop() {
      clearInterval(timer);
      stop.abort();
      await running;
    },
  };
}

/** Messages per transaction: nothing else can be written meanwhile. */
const batchSize = 25;

/** In milliseconds. */
const maxClockJump = 60_000;

const texts = {
  failed: 'cannot delete expired messages; trying again every hour',
  recovered: 'expired messages are deleted again',
};
