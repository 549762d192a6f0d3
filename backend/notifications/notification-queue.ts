import type { StoredMessage } from '../contact/message-store.ts';
import type { NotificationKind } from '../contact/notification.ts';

/** A notification that only this process may send, until its lease ends. */
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
   * Claims due notifications of these kinds, longest overdue first. One that is not recorded before its
   * lease ends is due again then, so a crash loses none. One that would wait longer than `maxWait` was
   * scheduled by a wrong clock, and is due now.
   */
  claimDue<Kind extends NotificationKind>(
    claim: Claim<Kind>,
  ): Promise<readonly ClaimedNotification<Kind>[]>;
  /** Moves the end of the lease of a claimed notification. Must have ended before its outcome is recorded. */
  renewClaim(notificationId: string, leaseUntil: number): Promise<void>;
  recordSent(notificationId: string, sentAt: number): Promise<void>;
  recordRetry(notificationId: string, nextAttemptAt: number, problem: string): Promise<void>;
  recordGivenUp(notificationId: string, problem: string): Promise<void>;
  /**
   * Makes every unsent notification of the message due at `now`, with no attempts, and an inquiry of the
   * digest an email of its own; returns how many.
   */
  retryNow(messageId: string, now: number): Promise<number>;
}
