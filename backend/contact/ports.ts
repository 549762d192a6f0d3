/**
 * What the core of the contact message needs from the world around it. Hosts plug the adapters in;
 * the core knows none of them.
 */
import type { ContactMessage } from '#contract/contact-message.ts';
import type { ConfirmationLimit } from './confirmation-budget.ts';
import type { SpamSign } from './spam-signs.ts';

/** Milliseconds since 1970. */
export type Clock = () => number;

/** By mail: `agency` is the inquiry notification, `confirmation` the confirmation to the visitor. */
export type MailKind = 'inquiry' | 'confirmation';

/** `webhook` is no notification, but rings the agency's phone: a call of the address it has set for that. */
export type NotificationKind = MailKind | 'webhook';

/** All kinds, in the order in which a message lists its notifications. */
export const notificationKinds = [
  'inquiry',
  'confirmation',
  'webhook',
] as const satisfies readonly NotificationKind[];

/**
 * `waiting`: due now or later. `sent`: taken over by the mail server or the webhook. `given-up`:
 * refused, or overdue for days; it waits for a person to retry it.
 */
export type NotificationState = 'waiting' | 'sent' | 'given-up';

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

export interface StoredNotification {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly state: NotificationState;
  /** How often it has been tried, the attempt under way included. A retry begins anew. */
  readonly attempts: number;
  /** When it is tried next, in milliseconds since 1970. Says nothing unless it is waiting. */
  readonly nextAttemptAt: number;
  readonly sentAt: number | undefined;
  /** What went wrong last, until the notification is sent. */
  readonly lastProblem: string | undefined;
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
  readonly alreadyKept: boolean;
  /** The limit for which the confirmation was left out. */
  readonly reachedLimit?: ConfirmationLimit | undefined;
}

/** Every method throws `StoreUnavailable` when the store cannot be read or written. */
export interface MessageStore {
  /**
   * Keeps the message and its notifications, all or nothing, on disk by the time it answers. Where the
   * same content is already kept it changes nothing and answers with the id that has it. A kept
   * message that is dated beyond `furthestAhead` was dated by a clock that was wrong: it is taken
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

/** A message with all that is kept of it, so that a copy can be brought back as it was. */
export interface KeptMessage extends Omit<StoredMessage, 'spamSigns'> {
  /** Those too that this version no longer looks for. */
  readonly spamSigns: readonly string[];
  /** `undefined` once the same content is taken for a new message; see {@link MessageStore.save}. */
  readonly contentKey: string | undefined;
  readonly notifications: readonly KeptNotification[];
}

export interface KeptNotification extends StoredNotification {
  /** Of a confirmation: the mailbox by which confirmations are counted. */
  readonly mailbox: string | undefined;
}

export interface ForgettableMessage {
  readonly id: string;
  readonly notifications: readonly Pick<StoredNotification, 'id' | 'state'>[];
}

/**
 * The messages as a whole: how all of them leave the store, and how the old ones do. Every method
 * throws `StoreUnavailable` when the store cannot be read or written.
 */
export interface MessageArchive {
  /** Every message as it is at one moment, in the order of their ids. Holds few of them at a time. */
  everything(): AsyncIterable<KeptMessage>;
  /**
   * Keeps messages as they are, with their notifications, all or none, on disk by the time it answers; and
   * answers how many. One whose id is there already is left as it is there. Where its content is there
   * under another id, that one keeps the content key. A few hundred at most.
   */
  add(messages: readonly KeptMessage[]): Promise<number>;
  /**
   * Up to `most` messages received before a moment, none of whose notifications is waiting; oldest first. Where
   * there is none, those that somebody has deleted by other means, and not what belongs to them.
   */
  forgettable(before: number, most: number): Promise<readonly ForgettableMessage[]>;
  /**
   * Removes those of the messages that are forgettable still, with their notifications, and answers their
   * ids. A few hundred at most, since nobody writes meanwhile.
   */
  forget(ids: readonly string[], before: number): Promise<readonly string[]>;
  /**
   * Overwrites what the store still holds of removed messages, such as in its log. `false`: another
   * program is in the way just now.
   */
  eraseTraces(): Promise<boolean>;
}

/** A notification that this process alone may send, until its lease runs out. */
export interface ClaimedNotification<Kind extends NotificationKind> {
  readonly id: string;
  readonly kind: Kind;
  readonly attempts: number;
  readonly message: StoredMessage;
}

export interface Claim<Kind extends NotificationKind> {
  readonly kinds: readonly Kind[];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly leaseUntil: number;
  readonly limit: number;
}

/** Every method throws `StoreUnavailable` when the store cannot be read or written. */
export interface NotificationQueue {
  /**
   * Takes notifications of the claim's kinds that are due, longest overdue first. Unless they are recorded
   * before the lease ends they are due again then, so that a crash loses none. A notification that would
   * wait longer than `longestWait` was put off by a clock that was wrong, and is due now.
   */
  claimDue<Kind extends NotificationKind>(
    claim: Claim<Kind>,
  ): Promise<readonly ClaimedNotification<Kind>[]>;
  recordSent(notificationId: string, sentAt: number): Promise<void>;
  recordRetry(notificationId: string, nextAttemptAt: number, problem: string): Promise<void>;
  recordGivenUp(notificationId: string, problem: string): Promise<void>;
  /**
   * Makes every unsent notification of the message due at `now`, as if it had never been tried; answers
   * how many there were.
   */
  retryNow(messageId: string, now: number): Promise<number>;
  /** How many notifications wait for a person, since they were given up. */
  countGivenUp(): Promise<number>;
}

/**
 * `refused`: trying the same again is pointless, unless a person mends something. `failed`: it may
 * go through later; not before `notBefore`, in milliseconds since 1970, where the other side has
 * asked for that. `closed`: there is no such way any more.
 */
export type SendOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused' | 'closed'; readonly code: string; readonly problem: string }
  | {
      readonly kind: 'failed';
      readonly code: string;
      readonly problem: string;
      readonly notBefore?: number;
    };

/** A way out of the house. Notifications of one never wait for those of another. */
export interface Channel<Kind extends NotificationKind> {
  readonly kinds: readonly Kind[];
  /**
   * The longest an attempt may take, in milliseconds. Long enough for whoever is only slow: what is
   * broken off may have been taken, and comes again.
   */
  readonly patience: number;
  /** A problem is an outcome, never a throw. Gives up with `failed` when `signal` aborts. */
  deliver(notification: ClaimedNotification<Kind>, signal: AbortSignal): Promise<SendOutcome>;
}

/** What is logged carries ids, codes and counts; never a visitor's words, address or IP. */
export interface Log {
  info(facts: object, sentence: string): void;
  warn(facts: object, sentence: string): void;
  error(facts: object, sentence: string): void;
}
