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
