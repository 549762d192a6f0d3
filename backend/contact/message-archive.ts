import type { MessageWithNotifications } from './message-store.ts';

/**
 * Many messages at once, for import and purge. Every method throws `StoreUnavailable` if the store cannot
 * be read or written.
 */
export interface MessageArchive {
  /**
   * Stores messages as they are, with their notifications, all or none, and returns how many were
   * new. A message whose id is stored is left as it is. Up to a few hundred messages.
   */
  add(messages: readonly MessageWithNotifications[]): Promise<number>;
  /**
   * Deletes up to `limit` messages received before a moment (milliseconds since 1970), the oldest
   * first, with their notifications. Skips a message while one of its notifications is waiting.
   * Returns the ids of the deleted messages.
   */
  deleteExpired(before: number, limit: number): Promise<readonly string[]>;
}
