/** Every method throws `StoreUnavailable` when the store cannot be read or written. */
export interface SentReports {
  /**
   * Whether the report of a month like `2026-10` was sent by `now`. One that was sent later is of a clock
   * that ran ahead, and told of half a month.
   */
  isSent(month: string, now: number): Promise<boolean>;
  /** In place of an earlier note of this month. On disk by the time it answers. */
  noteSent(month: string, sentAt: number): Promise<void>;
}
