import { addDays, daysFrom, lastDayOf } from '../../analytics/calendar.ts';
import type { Figures } from '../figures.ts';
import { longDay, monthWords, shortDay } from '../words.ts';

/** One roof of the chart: the visits of a day, a week or a month. */
export interface VisitBucket {
  /** In full, for the table. */
  readonly name: string;
  /** Below the chart, where there is room. */
  readonly label: string;
  readonly visits: number;
  /** A Saturday or a Sunday; never a week or a month. */
  readonly isWeekend: boolean;
  /** Fewer days than its neighbors, at an end of the period. */
  readonly isPart: boolean;
}

export interface VisitBuckets {
  readonly unit: 'day' | 'week' | 'month';
  readonly buckets: readonly VisitBucket[];
}

/** No more roofs than can be told apart: days for two months, weeks for a year, then months. */
export function visitBuckets(visitsByDay: Figures['visitsByDay']): VisitBuckets {
  if (visitsByDay.length <= mostDays) {
    return {
      unit: 'day',
      buckets: visitsByDay.map(({ day, visits }) => ({
        name: longDay(day),
        label: shortDay(day),
        visits,
        isWeekend: [0, 6].includes(new Date(day).getUTCDay()),
        isPart: false,
      })),
    };
  }
  if (visitsByDay.length <= mostWeeks * 7) return { unit: 'week', buckets: weeks(visitsByDay) };
  return { unit: 'month', buckets: months(visitsByDay) };
}

const mostDays = 62;
const mostWeeks = 53;

/** From Monday. The first and the last may be short. */
function weeks(visitsByDay: Figures['visitsByDay']): readonly VisitBucket[] {
  const groups = Map.groupBy(visitsByDay, ({ day }) => mondayOf(day));
  return Array.from(groups, ([monday, days]) =>
    bucket(days, `Week from ${longDay(monday)}`, shortDay(monday), 7),
  );
}

function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

function months(visitsByDay: Figures['visitsByDay']): readonly VisitBucket[] {
  const groups = Map.groupBy(visitsByDay, ({ day }) => day.slice(0, 7));
  return Array.from(groups, ([month, days]) => {
    const length = daysFrom(`${month}-01`, lastDayOf(month));
    const label = monthWords(month).replace(/^(\w{3})\w* /, '$1 ');
    return bucket(days, monthWords(month), label, length);
  });
}

function bucket(days: Figures['visitsByDay'], name: string, label: string, whole: number) {
  const isPart = days.length < whole;
  return {
    name: isPart ? `${name} (${days.length} of ${whole} days)` : name,
    label,
    visits: days.reduce((sum, { visits }) => sum + visits, 0),
    isWeekend: false,
    isPart,
  };
}
