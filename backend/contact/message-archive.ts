import type { StoredMessage } from './message-store.ts';
import type { StoredNotification } from './notification.ts';

/** A message with all that is kept of it, so that a copy can be brought back as it was. */
export interface ArchivedMessage extends Omit<StoredMessage, 'spamSigns'> {
  /** Those too that this version no longer looks for. */
  readonly spamSigns: readonly string[];
  /** `undefined` once the same content is taken for a new message; see {@link MessageStore.save}. */
  readonly contentKey: string | undefined;
  readonly notifications: readonly ArchivedNotification[];
}

export interface ArchivedNotification extends StoredNotification {
  /** Of a confirmation: the mailbox by which confirmations are counted. */
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
  /** Every message as it is at one moment, in the order of their ids. Holds few of them at a time. */
  everything(): AsyncIterable<ArchivedMessage>;
  /**
   * Keeps messages as they are, with their notifications, all or none, on disk by the time it answers; and
   * answers how many. One whose id is there already is left as it is there. Where its content is there
   * under another id, that one keeps the content key. A few hundred at most.
   */
  add(messages: readonly ArchivedMessage[]): Promise<number>;
  /**
   * Deletes up to `limit` messages received before a moment (milliseconds since 1970), the oldest
   * first, with their notifications. Skips a message while one of its notifications is waiting.
   * Returns the deleted messages.
   */
  deleteExpired(before: number, limit: number): Promise<readonly DeletedMessage[]>;
}
