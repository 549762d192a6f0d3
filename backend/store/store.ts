import type { DailyCountStore } from '../analytics/daily-counts.ts';
import type { AppCheckRecords } from '../app-check/app-check-records.ts';
import type { MessageStore, MessageWithNotifications } from '../contact/message-store.ts';
import type { NotificationQueue } from '../notifications/notification-queue.ts';

/** Everything that is stored, on any database. */
export interface Store {
  readonly messages: MessageStore;
  readonly notifications: NotificationQueue;
  /** At the start of a server that has the store to itself: servers that share one wait for the lease. */
  readonly releaseClaims?: (now: number) => Promise<void>;
  /**
   * Looks at the whole database. Throws `StoreUnavailable` if it is damaged; then no message is saved any more.
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

/** Returns what `use` resolves to. The store is closed then, also after an error. */
export async function useStore<Result>(
  opening: Promise<Store>,
  use: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await opening;
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}
