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

export interface ExpiredMessage {
  readonly id: string;
  readonly notifications: readonly Pick<StoredNotification, 'id' | 'state'>[];
}

/**
 * The messages as a whole: how all of them leave the store, and how the old ones do. Every method
 * throws `StoreUnavailable` when the store cannot be read or written.
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
   * Up to `most` messages received before a moment, none of whose notifications is waiting; oldest first. Where
   * there is none, those that somebody has deleted by other means, and not what belongs to them.
   */
  listExpired(before: number, most: number): Promise<readonly ExpiredMessage[]>;
  /**
   * Removes those of the messages that are forgettable still, with their notifications, and answers their
   * ids. A few hundred at most, since nobody writes meanwhile.
   */
  deleteExpired(ids: readonly string[], before: number): Promise<readonly string[]>;
  /**
   * Overwrites what the store still holds of removed messages, such as in its log. `false`: another
   * program is in the way just now.
   */
  eraseTraces(): Promise<boolean>;
}
