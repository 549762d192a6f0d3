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
    /** The first day with any count. If it is late, counting may have begun within the period. */
    readonly countedFrom?: string;
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
  const [countedFrom] = counts
    .map(({ day }) => day)
    .filter((day) => day < period.from)
    .toSorted();
  return {
    ...names,
    madeOn: today,
    period,
    isUnfinished: period.to >= today,
    before: {
      ...before,
      steps: figures(counts, before.from, before.to).steps,
      ...(countedFrom === undefined ? {} : { countedFrom }),
    },
    figures: figures(counts, period.from, period.to),
  };
}

/** Whether the whole period before was counted, so that its numbers can be compared. */
export function isComparable({ before }: Pick<Report, 'before'>): boolean {
  const { countedFrom, from, days } = before;
  // A tenth of the days may be quiet ones.
  return countedFrom !== undefined && countedFrom <= addDays(from, Math.ceil(days / 10));
}
