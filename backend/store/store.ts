import type { DailyCountStore } from '../analytics/daily-counts.ts';
import type { AppCheckRecords } from '../app-check/app-check-records.ts';
import type { MessageStore } from '../contact/message-store.ts';
import type { NotificationQueue } from '../notifications/notification-queue.ts';

/** Everything that is stored, on any database. */
export interface Store {
  readonly messages: MessageStore;
  readonly notifications: NotificationQueue;
  /**
   * Makes notifications due at `now` that a server was sending when it ended. Only where one server
   * has the store to itself, and only at its start: servers that share a store wait for the lease.
   */
  readonly releaseClaims?: (now: number) => Promise<void>;
  /** Throws `StoreUnavailable` unless a message could be saved now. Missing on Firestore, where nothing asks. */
  readonly checkWritable?: () => Promise<void>;
  readonly dailyCounts: DailyCountStore;
  readonly appCheck: AppCheckRecords;
  close(): Promise<void>;
}
