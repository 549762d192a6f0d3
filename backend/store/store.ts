import type { DailyCountStore } from '../analytics/daily-counts.ts';
import type { AppCheckRecords } from '../app-check/app-check-records.ts';
import type { MessageStore, MessageWithNotifications } from '../contact/message-store.ts';
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
  /**
   * Looks at the whole database, at the start of a server. Throws `StoreUnavailable` if a part of it cannot be
   * read; then no message is saved any more. Only where the database is a file of ours.
   */
  readonly checkIntact?: () => Promise<void>;
  /** Returns the messages that can be read of a damaged database, newest first. */
  readonly listReadable?: () => Promise<readonly MessageWithNotifications[]>;
  /** Throws `StoreUnavailable` unless a message could be saved now. Missing on Firestore, where nothing asks. */
  readonly checkWritable?: () => Promise<void>;
  readonly dailyCounts: DailyCountStore;
  readonly appCheck: AppCheckRecords;
  close(): Promise<void>;
}
