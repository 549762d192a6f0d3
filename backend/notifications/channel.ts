import type { NotificationKind } from '../contact/notification.ts';
import type { ClaimedNotification } from './notification-queue.ts';

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
  readonly timeout: number;
  /** A problem is an outcome, never a throw. Gives up with `failed` when `signal` aborts. */
  deliver(notification: ClaimedNotification<Kind>, signal: AbortSignal): Promise<SendOutcome>;
}
