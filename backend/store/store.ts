import type { DailyCountStore } from '../analytics/daily-counts.ts';
import type { DeliveryRecords, ReportCounts } from '../report/report-sources.ts';
import type { AppCheckRecords } from '../contact/app-check-verifier.ts';
import type { RequestLimits } from '../contact/request-limits.ts';
import type { MessageArchive } from '../contact/message-archive.ts';
import type { MessageStore } from '../contact/message-store.ts';
import type { NotificationQueue } from '../notifications/notification-queue.ts';

/** All that is kept, on whichever engine: what the core and the commands ask of one. */
export interface Store {
  readonly messages: MessageStore;
  readonly archive: MessageArchive;
  readonly notifications: NotificationQueue;
  /**
   * Makes due at `now` what another process was sending when it ended, without waiting for its lease.
   * Only where one server has the store to itself, and only at its start: servers that share a store
   * cannot tell which of them has ended.
   */
  readonly releaseClaims?: (now: number) => Promise<void>;
  readonly dailyCounts: DailyCountStore;
  readonly reportCounts: ReportCounts;
  readonly deliveries: DeliveryRecords;
  readonly appCheck: AppCheckRecords;
  /** Where servers share the store, they count what visitors ask for in it too. */
  readonly limits?: RequestLimits;
  close(): Promise<void>;
}
