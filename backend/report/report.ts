import type { DailyCountStore } from '../analytics/daily-counts.ts';
import { addDays } from '../analytics/calendar.ts';
import { figures, type Figures, type StepCounts } from './figures.ts';
import type { Period, ReportPeriod } from './report-period.ts';

/** The numbers of a period. */
export interface Report {
  /** The agency's name. */
  readonly site: string;
  readonly timeZone: string;
  /** Days here are the agency's. */
  readonly madeOn: string;
  readonly period: Period;
  /** Whether the last day is not over. */
  readonly isUnfinished: boolean;
  readonly before: Period & {
    readonly steps: StepCounts;
    /** Whether all of it was counted, so that its numbers can be compared. */
    readonly isComparable: boolean;
  };
  readonly figures: Figures;
}

interface ReportRequest extends ReportPeriod {
  readonly site: string;
  readonly timeZone: string;
  /** By the agency's clock. */
  readonly today: string;
}

/** Throws `StoreUnavailable` if the store cannot be read. */
export async function report(
  dailyCounts: Pick<DailyCountStore, 'between'>,
  { period, before, today, ...names }: ReportRequest,
): Promise<Report> {
  const counts = await dailyCounts.between(before.from, period.to);
  // After a later first count, counting may have begun within the period. A tenth of it may be quiet.
  const latestStart = addDays(before.from, Math.ceil(before.days / 10));
  return {
    ...names,
    madeOn: today,
    period,
    isUnfinished: period.to >= today,
    before: {
      ...before,
      steps: figures(counts, before.from, before.to).steps,
      isComparable: counts.some(({ day }) => day < period.from && day <= latestStart),
    },
    figures: figures(counts, period.from, period.to),
  };
}
