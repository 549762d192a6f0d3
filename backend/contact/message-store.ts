import type { ContactMessage } from '#contract/contact-message.ts';
import type { ConfirmationLimit } from './confirmation-budget.ts';
import type { NotificationKind, StoredNotification } from './notification.ts';
import type { SpamSign } from './spam-signs.ts';

export interface StoredMessage {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** The path of the page it was written on, where the browser said so. */
  readonly page: string | undefined;
  readonly content: ContactMessage;
  /** Why it looks like spam; empty where it does not. It is kept all the same. */
  readonly spamSigns: readonly SpamSign[];
}

export interface MessageWithNotifications extends StoredMessage {
  readonly notifications: readonly StoredNotification[];
}

export interface NewMessage extends StoredMessage {
  /** The same for the same content; see {@link MessageStore.save}. */
  readonly contentKey: string;
  /** Messages received at or before this moment are not taken for the same one again. */
  readonly duplicatesAfter: number;
  readonly notifications: readonly { readonly id: string; readonly kind: NotificationKind }[];
  /** The confirmation is left out where one of these limits is reached. */
  readonly confirmation: {
    /** See `mailboxOf`. */
    readonly mailbox: string;
    readonly limits: readonly ConfirmationLimit[];
  };
}

export interface SavedMessage {
  readonly id: string;
  readonly isDuplicate: boolean;
  /** The limit for which the confirmation was left out. */
  readonly reachedLimit?: ConfirmationLimit | undefined;
}

/** Every method throws `StoreUnavailable` when the store cannot be read or written. */
export interface MessageStore {
  /**
   * Keeps the message and its notifications, all or nothing, on disk by the time it answers. Where the
   * same content is already kept it changes nothing and answers with the id that has it. A kept
   * message that is dated beyond `maxClockSkew` was dated by a clock that was wrong: it is taken
   * neither for the same one nor for one that has had a confirmation.
   */
  save(message: NewMessage): Promise<SavedMessage>;
  /** Newest first. */
  list(): Promise<readonly MessageWithNotifications[]>;
  get(id: string): Promise<MessageWithNotifications | undefined>;
  /** Removes the message and its notifications; answers whether there was one. */
  delete(id: string): Promise<boolean>;
  /** Throws `StoreUnavailable` unless a message could be saved now. */
  checkWritable(): Promise<void>;
}
