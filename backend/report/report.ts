import { addDays } from '../analytics/calendar.ts';
import type { DailyCountStore } from '../analytics/daily-counts.ts';
import { figures } from './figures.ts';
import type { ReportPeriod } from './report-period.ts';

export type Report = Awaited<ReturnType<typeof report>>;

interface ReportRequest extends ReportPeriod {
  readonly site: string;
  readonly timeZone: string;
  readonly today: string;
}

export async function report(dailyCounts: Pick<DailyCountStore, 'between'>, asked: ReportRequest) {
  const { period, before, today } = asked;
  const counts = await dailyCounts.between(before.from, period.to);
  // After a later first count, counting may have begun within the period. A tenth of it may be quiet.
  const latestStart = addDays(before.from, Math.ceil(before.days / 10));
  return {
    ...asked,
    isUnfinished: period.to >= today,
    before: {
      ...before,
      steps: figures(counts, before.from, before.to).steps,
      isComparable: counts.some(({ day }) => day < period.from && day <= latestStart),
    },
    figures: figures(counts, period.from, period.to),
  };
}
