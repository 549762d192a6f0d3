import type { StoredMessage } from './message-store.ts';
import type { StoredNotification } from './notification.ts';

/** A message with everything that is stored of it, for export and import. */
export interface ArchivedMessage extends Omit<StoredMessage, 'spamSigns'> {
  /** Includes signs that this version does not know. */
  readonly spamSigns: readonly string[];
  /** `undefined` once the same content counts as a new message; see {@link MessageStore.save}. */
  readonly contentKey: string | undefined;
  readonly notifications: readonly ArchivedNotification[];
}

export interface ArchivedNotification extends StoredNotification {
  /** Of a confirmation: the mailbox whose confirmations are limited. */
  readonly mailbox: string | undefined;
}

/**
 * All messages at once: export, import and purge. Every method throws `StoreUnavailable` if the
 * store cannot be read or written.
 */
export interface MessageArchive {
  /**
   * Every message in the order of ids, read a few at a time. Includes changes that are made meanwhile,
   * or not.
   */
  everything(): AsyncIterable<ArchivedMessage>;
  /**
   * Stores messages as they are, with their notifications, all or none, and returns how many were
   * new. A message whose id is stored is left as it is. Up to a few hundred messages.
   */
  add(messages: readonly ArchivedMessage[]): Promise<number>;
  /**
   * Deletes up to `limit` messages received before a moment (milliseconds since 1970), the oldest
   * first, with their notifications. Skips a message while one of its notifications is waiting.
   * Returns the ids of the deleted messages.
   */
  deleteExpired(before: number, limit: number): Promise<readonly string[]>;
}
