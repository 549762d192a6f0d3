/** Every method throws `StoreUnavailable` when the store cannot be read or written. */
export interface SentReports {
  /** Whether the report of a month like `2026-10` was sent. */
  isSent(month: string): Promise<boolean>;
  /** On disk by the time it answers. */
  noteSent(month: string, sentAt: number): Promise<void>;
}
