import type { DailyCountStore } from '../analytics/daily-counts.ts';
import type { NotificationKind, NotificationState } from '../contact/notification.ts';

/** What a report is made from. Every method throws `StoreUnavailable` if the store cannot be read. */
export interface ReportSources {
  readonly dailyCounts: Pick<DailyCountStore, 'between'>;
  readonly deliveries: DeliveryRecords;
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
