import { dayLength, hour, minute, type Clock } from '../runtime/clock.ts';
import { type Log, logOutages } from '../runtime/log.ts';
import type { MessageStore } from './message-store.ts';

interface PurgeDependencies {
  readonly messages: Pick<MessageStore, 'deleteExpired'>;
  readonly deleteEmails: ((before: number) => Promise<void>) | undefined;
  /** `undefined`: messages stay until a person deletes them. */
  readonly retentionDays: number | undefined;
  readonly clock: Clock;
  readonly log: Log;
}

/** Until none is left or `stop` aborts. After an error, the next run deletes the other messages. */
export async function purgeExpiredMessages(
  { messages, deleteEmails, retentionDays, clock, log }: PurgeDependencies,
  stop: AbortSignal,
): Promise<void> {
  if (retentionDays === undefined) return;
  const before = clock() - retentionDays * dayLength;
  await deleteEmails?.(before);
  while (!stop.aborted) {
    const messageIds = await messages.deleteExpired(before, batchSize);
    if (messageIds.length === 0) return;
    log.info({ messageIds }, 'expired messages deleted');
  }
}

/** Purges every hour, first an hour after its start: a wrong clock has time to be corrected. */
export function purgeWorker(dependencies: PurgeDependencies, pollInterval = hour) {
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
const maxClockJump = minute;

const texts = {
  failed: 'cannot delete expired messages; trying again every hour',
  recovered: 'expired messages are deleted again',
};
