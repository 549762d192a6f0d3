import type { StoredMessage } from '../contact/message-store.ts';
import type { NotificationKind } from '../contact/notification.ts';

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
   * wait longer than `maxWait` was put off by a clock that was wrong, and is due now.
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
