import type { DailyCount } from '../analytics/daily-counts.ts';
import type { NotificationKind, NotificationState } from '../contact/notification.ts';

/** What a report is made from. Every method throws `StoreUnavailable` if the store cannot be read. */
export interface ReportSources {
  readonly counts: ReportCounts;
  readonly deliveries: DeliveryRecords;
}

export interface ReportCounts {
  /**
   * Returns the counts of the days from `from` to `to`, both included, added up and dated with the first
   * day that has one; visits (the step `visited`) stay day by day. A year has too many rows to read singly.
   */
  summed(from: string, to: string): Promise<readonly DailyCount[]>;
}

export interface DeliveryRecords {
  /**
   * Returns the messages received from `from` until just before `before`, in milliseconds since 1970,
   * without reading their text.
   */
  between(from: number, before: number): Promise<readonly DeliveryRecord[]>;
}

/** A stored message and its notifications. */
export interface DeliveryRecord {
  readonly looksLikeSpam: boolean;
  readonly notifications: readonly {
    readonly kind: NotificationKind;
    readonly state: NotificationState;
  }[];
}
