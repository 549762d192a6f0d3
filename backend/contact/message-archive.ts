import type { StoredMessage } from './message-store.ts';
import type { StoredNotification } from './notification.ts';

/** A message with everything that is stored of it, for an export that can be imported unchanged. */
export interface ArchivedMessage extends Omit<StoredMessage, 'spamSigns'> {
  /** Also signs that this version does not know. */
  readonly spamSigns: readonly string[];
  /** `undefined` once the same content counts as a new message; see {@link MessageStore.save}. */
  readonly contentKey: string | undefined;
  readonly notifications: readonly ArchivedNotification[];
}

export interface ArchivedNotification extends StoredNotification {
  /** Of a confirmation: the mailbox by which confirmations are limited. */
  readonly mailbox: string | undefined;
}

export interface DeletedMessage {
  readonly id: string;
  readonly notificationIds: readonly string[];
}

/**
 * All messages at once: export, import and purge. Every method throws `StoreUnavailable` if the
 * store cannot be read or written.
 */
export interface MessageArchive {
  /** Reads all messages as of one moment, ordered by id, a few at a time. */
  everything(): AsyncIterable<ArchivedMessage>;
  /**
   * Stores up to a few hundred messages with their notifications, all or none, and returns how many
   * were new. Skips ids that exist. Does not take the content key from another message that has it.
   */
  add(messages: readonly ArchivedMessage[]): Promise<number>;
  /**
   * Deletes up to `limit` messages received before a moment (milliseconds since 1970), the oldest
   * first, with their notifications. Skips a message while one of its notifications is waiting.
   * Returns the deleted messages.
   */
  deleteExpired(before: number, limit: number): Promise<readonly DeletedMessage[]>;
}
