import type { NotificationKind } from '#contract/notification-kinds.ts';
import type { StoredMessage, StoredNotification } from '../contact/message-store.ts';

/** A notification that only this process may send, until its lease ends. */
export interface ClaimedNotification extends Pick<StoredNotification, 'id' | 'kind' | 'attempts'> {
  readonly message: StoredMessage;
}

export interface Claim {
  readonly kind: NotificationKind;
  readonly now: number;
  readonly leaseUntil: number;
  readonly limit: number;
}

/** Every method throws `StoreUnavailable` when the store cannot be read or written. */
export interface NotificationQueue {
  /**
   * Claims due notifications, longest overdue first. One that is not recorded before its lease ends is due again.
   * One that would wait longer than `maxWait` was scheduled by a wrong clock, and is due now.
   */
  claimDue(claim: Claim): Promise<readonly ClaimedNotification[]>;
  /** Moves the end of the leases of claimed notifications. Must have ended before their outcome is recorded. */
  renewClaims(ids: readonly string[], leaseUntil: number): Promise<void>;
  recordSent(ids: readonly string[], sentAt: number): Promise<void>;
  recordRetry(ids: readonly string[], nextAttemptAt: number, problem: string): Promise<void>;
  recordGivenUp(ids: readonly string[], problem: string): Promise<void>;
  /** Makes every unsent notification due, and an inquiry of the digest an email of its own. Returns how many. */
  retryNow(messageId: string, now: number): Promise<number>;
}
