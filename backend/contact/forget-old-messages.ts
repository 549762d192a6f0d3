import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from './log.ts';
import type { MessageArchive } from './message-archive.ts';

export interface ForgettingDependencies {
  readonly archive: Pick<MessageArchive, 'deleteExpired'>;
  /** Deletes the email files of these notifications. */
  readonly removeNotifications: (ids: readonly string[]) => Promise<unknown>;
  readonly log: Log;
}

/**
 * Deletes messages received before a moment until none is left or `stop` aborts, and returns how
 * many it deleted. Throws `StoreUnavailable` and the file system's own errors.
 */
export async function forgetOldMessages(
  { archive, removeNotifications, log }: ForgettingDependencies,
  before: number,
  stop: AbortSignal,
): Promise<number> {
  let count = 0;
  while (!stop.aborted) {
    const deleted = await archive.deleteExpired(before, batchSize);
    if (deleted.length === 0) break;
    await removeNotifications(deleted.flatMap(({ notificationIds }) => notificationIds));
    log.info({ messageIds: deleted.map(({ id }) => id) }, 'old messages forgotten');
    count += deleted.length;
    await pause(pauseTime);
  }
  return count;
}

/** Small, because the embedded store takes no message while it deletes. */
const batchSize = 25;

/** In milliseconds: room for visitors in between. */
const pauseTime = 50;
