import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from './log.ts';
import type { MessageArchive } from './message-archive.ts';

export interface ForgettingDependencies {
  readonly archive: Pick<MessageArchive, 'listExpired' | 'deleteExpired'>;
  /** Removes what notifications have left outside of the store, such as their files. */
  readonly removeNotifications: (ids: readonly string[]) => Promise<unknown>;
  readonly log: Log;
}

/**
 * Forgets the messages received before a moment, until none is left or `stop` aborts; answers how many
 * there were. One with a notification that waits is kept until the notification is sent or given up. What was
 * given up is forgotten like all others, and the log names it. Throws `StoreUnavailable` and the file
 * system's own errors; what is not forgotten then is at the next call.
 */
export async function forgetOldMessages(
  { archive, removeNotifications, log }: ForgettingDependencies,
  before: number,
  stop: AbortSignal,
): Promise<number> {
  let count = 0;
  while (!stop.aborted) {
    const messages = await archive.listExpired(before, atOnce);
    if (messages.length === 0) break;
    // The files first: after a crash in between, the store still knows whose they are.
    await removeNotifications(
      messages.flatMap(({ notifications }) => notifications.map(({ id }) => id)),
    );
    const forgotten = new Set(
      await archive.deleteExpired(
        messages.map(({ id }) => id),
        before,
      ),
    );
    const notifications = messages
      .filter(({ id }) => forgotten.has(id))
      .flatMap((each) => each.notifications);
    const facts = { messages: forgotten.size, notifications: notifications.length };
    log.info({ ...facts, messageIds: [...forgotten] }, 'old messages forgotten');
    const givenUp = notifications.filter(({ state }) => state === 'given-up').map(({ id }) => id);
    if (givenUp.length > 0) {
      log.warn({ notificationIds: givenUp }, 'notifications forgotten that had been given up');
    }
    count += forgotten.size;
    // Somebody has had all of these tried again, or forgets them too.
    if (forgotten.size === 0) break;
    await pause(pauseTime);
  }
  return count;
}

/** While they are overwritten nobody can send a message. */
const atOnce = 25;

/** In milliseconds: room for visitors in between. A hundred thousand are gone within minutes all the same. */
const pauseTime = 50;
