import type { DailyCount } from '../analytics/daily-counts.ts';

/** The daily counts as a report needs them: a year of them has hundreds of thousands of rows. */
export interface ReportCounts {
  /**
   * Every count of the days from `from` to `to`, both included, added up over them and dated with the
   * first day that has one; but visits (the step `came`) day by day. Throws `StoreUnavailable` when the
   * store cannot be read.
   */
  summed(from: string, to: string): Promise<readonly DailyCount[]>;
}
