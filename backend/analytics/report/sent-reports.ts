/** Every method throws `StoreUnavailable` when the store cannot be read or written. */
export interface SentReports {
  /** By month, the earliest first. */
  list(): Promise<readonly SentReport[]>;
  /**
   * Whether the report of a month like `2026-10` was sent by `now`. One that was sent later is of a clock
   * that ran ahead, and told of half a month.
   */
  isSent(month: string, now: number): Promise<boolean>;
  /** In place of an earlier note of this month. On disk by the time it answers. */
  noteSent(month: string, sentAt: number): Promise<void>;
  /**
   * Does the work unless another server that shares the store is at it, and answers whether it did. Throws
   * what the work throws.
   */
  unlessUnderWay(work: () => Promise<void>): Promise<boolean>;
}

export interface SentReport {
  /** `2026-10` */
  readonly month: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}
