import { addDays, daysFrom, isDay, lastDayOf, monthBefore } from '../analytics/calendar.ts';

/** Whole days by the agency's clock, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
  readonly days: number;
}

/** What a report is of, and what it is compared with. */
export interface ReportPeriod {
  readonly period: Period;
  readonly before: Period;
  /** `2026-10` where it is a whole month, which is then compared with the whole month before. */
  readonly month: string | undefined;
}

/** As it was asked for, such as at a terminal. */
export interface AskedPeriod {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly days?: string | undefined;
  readonly month?: string | undefined;
}

/** The period that was asked for cannot be meant: why, in a sentence without its last full stop. */
export class NoSuchPeriod extends Error {
  override readonly name = 'NoSuchPeriod';
}

/**
 * The days to report. Where nothing is asked for these are the last 30 up to yesterday: today is not
 * over, and would look like a fall. Throws {@link NoSuchPeriod}.
 */
export function reportPeriod(asked: AskedPeriod, today: string): ReportPeriod {
  const { from, to, days, month } = asked;
  if (month !== undefined) {
    if (from !== undefined || to !== undefined || days !== undefined) {
      throw new NoSuchPeriod('--month says all: leave out --from, --to and --days');
    }
    return monthOf(month, today);
  }
  if (from !== undefined && to !== undefined && days !== undefined) {
    throw new NoSuchPeriod('--from, --to and --days are one too many: leave one out');
  }
  const first = from === undefined ? undefined : dayOf('--from', from, today);
  const last = to === undefined ? undefined : dayOf('--to', to, today);
  const length = days === undefined ? undefined : dayCount(days);
  if (first !== undefined && last === undefined && length !== undefined) {
    const end = addDays(first, length - 1);
    if (end > today) throw new NoSuchPeriod(`${length} days from ${first} are not over yet`);
    return withBefore(first, end);
  }
  const end = last ?? latestDay(first, today);
  const begin = first ?? addDays(end, 1 - (length ?? usualDays));
  if (begin > end) throw new NoSuchPeriod(`--from: ${begin} is after ${end}, the last day`);
  if (daysFrom(begin, end) > mostDays) throw tooManyDays();
  return withBefore(begin, end);
}

/** The whole month, as for {@link reportPeriod}. */
export function wholeMonth(month: string): ReportPeriod {
  const previous = monthBefore(month);
  return {
    period: stretch(`${month}-01`, lastDayOf(month)),
    before: stretch(`${previous}-01`, lastDayOf(previous)),
    month,
  };
}

/** Of the month that is running, the days that are over. */
function monthOf(month: string, today: string): ReportPeriod {
  if (!isDay(`${month}-01`) || month < firstYear) {
    throw new NoSuchPeriod(`--month: ${JSON.stringify(month)} is not a month such as 2026-10`);
  }
  if (lastDayOf(month) < today) return wholeMonth(month);
  const yesterday = addDays(today, -1);
  if (!yesterday.startsWith(month)) {
    throw new NoSuchPeriod(`--month: of ${month} no day is over yet`);
  }
  return withBefore(`${month}-01`, yesterday);
}

/** Until yesterday, unless today is all there is. */
function latestDay(first: string | undefined, today: string): string {
  return first === today ? today : addDays(today, -1);
}

function withBefore(from: string, to: string): ReportPeriod {
  const length = daysFrom(from, to);
  const before = stretch(addDays(from, -length), addDays(from, -1));
  return { period: stretch(from, to), before, month: undefined };
}

function stretch(from: string, to: string): Period {
  return { from, to, days: daysFrom(from, to) };
}

function dayOf(option: string, text: string, today: string): string {
  if (!isDay(text) || text < firstYear) {
    throw new NoSuchPeriod(`${option}: ${JSON.stringify(text)} is not a day such as 2026-10-31`);
  }
  if (text > today) throw new NoSuchPeriod(`${option}: ${text} has not come yet`);
  return text;
}

function dayCount(text: string): number {
  if (!/^\d{1,4}$/.test(text)) {
    throw new NoSuchPeriod(`--days: ${JSON.stringify(text)} is not a whole number of days`);
  }
  const days = Number(text);
  if (days < 1 || days > mostDays) throw tooManyDays();
  return days;
}

function tooManyDays(): NoSuchPeriod {
  return new NoSuchPeriod(`A report is of 1 to ${mostDays} days`);
}

const usualDays = 30;

/** Ten years. */
const mostDays = 3653;

/** Before there was a web to count on. Also keeps years out that a calendar writes with a sign. */
const firstYear = '1990';
