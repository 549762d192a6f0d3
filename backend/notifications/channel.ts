import type { NotificationRule } from '../contact/message-store.ts';
import type { ClaimedNotification } from './notification-queue.ts';

/** `refused`: pointless to try again, unless a person fixes something. `failed`: may succeed later. */
export type SendOutcome =
  | { readonly kind: 'sent' }
  | {
      readonly kind: 'refused' | 'failed';
      readonly code: string;
      readonly problem: string;
    };

/** A way to send one kind of notification. Those of one channel never wait for those of another. */
export interface Channel extends NotificationRule {
  readonly concurrency: number;
  /** How many notifications an attempt sends at most; 1 by default. */
  readonly batchSize?: number;
  /** Of an attempt, in milliseconds. One that is aborted may have been accepted, and is sent again. */
  readonly timeout: number;
  /** Returns an outcome for every problem; `failed` when `signal` aborts. */
  deliver(batch: Batch, signal: AbortSignal): Promise<SendOutcome>;
}

/** Notifications of one channel that are sent together. */
export type Batch = readonly [ClaimedNotification, ...ClaimedNotification[]];
