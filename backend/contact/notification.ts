/** The emails: `inquiry` to the agency, `confirmation` to the visitor. */
export type MailKind = 'inquiry' | 'confirmation';

/**
 * All kinds, in the order in which the notifications of a message are listed. `digest`: an inquiry that goes
 * to the agency in one email with all others of its hour. `webhook`: a call of the agency's webhook.
 */
export const notificationKinds = ['inquiry', 'digest', 'confirmation', 'webhook'] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** What decides which notifications a message gets. */
export interface MessageTraits {
  readonly isSpam: boolean;
  /** Whether it is the first message of its client in a while. */
  readonly isNewcomer: boolean;
}

/** A kind of notification, and the messages that get one. */
export interface NotificationRule {
  readonly kind: NotificationKind;
  isFor(message: MessageTraits): boolean;
}

/**
 * `waiting`: due now or later. `sent`: accepted by the mail server or the webhook. `given-up`: refused,
 * or failed for days; a person can retry it.
 */
export const notificationStates = ['waiting', 'sent', 'given-up'] as const;

export type NotificationState = (typeof notificationStates)[number];

export interface StoredNotification {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly state: NotificationState;
  /** Attempts so far, the one under way included. A retry by a person starts at 0. */
  readonly attempts: number;
  /** When a waiting notification is tried next, in milliseconds since 1970. */
  readonly nextAttemptAt: number;
  readonly sentAt: number | undefined;
  /** The problem of the last attempt, until the notification is sent. */
  readonly lastProblem: string | undefined;
  /** Of a confirmation: the mailbox whose confirmations are limited. */
  readonly mailbox: string | undefined;
}
