import type { ContactMessage } from '#contract/contact-message.ts';
import type { ConfirmationLimit } from './confirmation-budget.ts';
import { nextDigest } from './inquiry-budget.ts';
import type { NotificationKind, StoredNotification } from './notification.ts';

export interface StoredMessage {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** The path of the page with the form, if the browser named it. */
  readonly page: string | undefined;
  readonly content: ContactMessage;
  /** Why the message looks like spam; empty if it does not. May name signs of a later version. */
  readonly spamSigns: readonly string[];
}

/** Everything that is stored of a message. */
export interface MessageWithNotifications extends StoredMessage {
  /** `undefined` once the same content counts as a new message; see {@link MessageStore.save}. */
  readonly contentKey: string | undefined;
  readonly notifications: readonly StoredNotification[];
}

export interface NewMessage extends StoredMessage {
  /** A hash of the content; see {@link MessageStore.save}. */
  readonly contentKey: string;
  /** The agency's day, which counts the message for the report: `2026-11-21`. */
  readonly day: string;
  /** Messages received at or before this moment do not count as duplicates. */
  readonly duplicatesAfter: number;
  readonly notifications: readonly { readonly id: string; readonly kind: NotificationKind }[];
  /**
   * If as many inquiry emails are waiting or were sent within the `inquiryPeriod`, the inquiry goes into the
   * digest instead, and of the other notifications only the confirmation is stored.
   */
  readonly maxInquiries: number;
  /** The confirmation is left out if one of these limits is reached. */
  readonly confirmation: {
    /** See `mailboxOf`. */
    readonly mailbox: string;
    readonly limits: readonly ConfirmationLimit[];
  };
}

export interface SavedMessage {
  readonly id: string;
  /** Whether the content was stored before, under this id. */
  readonly isDuplicate: boolean;
}

/** Every method throws `StoreUnavailable` if the store cannot be read or written. */
export interface MessageStore {
  /**
   * Stores and counts the message, and stores its notifications, in one transaction that is on disk
   * before it returns. A duplicate changes nothing and gets the id of the stored message.
   */
  save(message: NewMessage): Promise<SavedMessage>;
  /** Newest first. */
  list(): Promise<readonly MessageWithNotifications[]>;
  get(id: string): Promise<MessageWithNotifications | undefined>;
  /**
   * Stores messages of an export as they are, with their notifications, all or none, and returns how
   * many were new. A message whose id is stored is left as it is. Up to a few hundred messages.
   */
  add(messages: readonly MessageWithNotifications[]): Promise<number>;
  /** Deletes the message and its notifications; returns whether there was one. */
  delete(id: string): Promise<boolean>;
  /**
   * Deletes up to `limit` messages received before a moment (milliseconds since 1970), the oldest
   * first, with their notifications. Skips a message while one of its notifications is waiting.
   * Returns the ids of the deleted messages.
   */
  deleteExpired(before: number, limit: number): Promise<readonly string[]>;
}

/** What the budgets leave of a new message's notifications. */
export interface NotificationBudget {
  readonly isConfirmed: boolean;
  readonly isInDigest: boolean;
}

/** Returns a new message as it is first stored. */
export function firstStored(
  message: NewMessage,
  { isConfirmed, isInDigest }: NotificationBudget,
): MessageWithNotifications {
  const { id, receivedAt, page, content, spamSigns, contentKey, confirmation } = message;
  const notifications = message.notifications
    .filter(({ kind }) =>
      kind === 'confirmation' ? isConfirmed : kind === 'inquiry' || !isInDigest,
    )
    .map(({ id, kind }) => {
      const isDigest = kind === 'inquiry' && isInDigest;
      return {
        ...({ id, kind: isDigest ? 'digest' : kind, state: 'waiting', attempts: 0 } as const),
        nextAttemptAt: isDigest ? nextDigest(receivedAt) : receivedAt,
        ...{ sentAt: undefined, lastProblem: undefined },
        mailbox: kind === 'confirmation' ? confirmation.mailbox : undefined,
      };
    });
  return { id, receivedAt, page, content, spamSigns, contentKey, notifications };
}
