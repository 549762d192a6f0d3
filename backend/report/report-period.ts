import { z } from 'zod';
import { addDays, daysFrom } from '../analytics/calendar.ts';

/** Whole days by the agency's clock, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
  readonly days: number;
}

export interface ReportPeriod {
  readonly period: Period;
  /** As many days just before, to compare with. */
  readonly before: Period;
}

/** The options of the command. */
export interface PeriodOptions {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly days?: string | undefined;
}

/** The options are wrong: the message says which and why, without a period at its end. */
export class PeriodError extends Error {
  override readonly name = 'PeriodError';
}

/**
 * Returns the days to report: without options the last 30 up to yesterday, since today is not over.
 * Throws {@link PeriodError}.
 */
export function reportPeriod(options: PeriodOptions, today: string): ReportPeriod {
  const { from, to, days } = options;
  const yesterday = addDays(today, -1);
  if (from !== undefined && to !== undefined && days !== undefined) {
    throw new PeriodError('Use two of --from, --to and --days');
  }
  for (const [option, day] of Object.entries({ '--from': from, '--to': to })) {
    if (day === undefined || z.iso.date().safeParse(day).success) continue;
    throw invalid(option, day, 'a day such as 2026-10-31');
  }
  if (days !== undefined && !/^[1-9]\d{0,3}$/.test(days)) {
    throw invalid('--days', days, 'a number of days');
  }
  const length = Number(days ?? usualDays);
  if (from !== undefined && days !== undefined) {
    return checkPeriod(from, addDays(from, length - 1), today);
  }
  const last = to ?? (from === today ? today : yesterday);
  return checkPeriod(from ?? addDays(last, 1 - length), last, today);
}

function checkPeriod(from: string, to: string, today: string): ReportPeriod {
  if (from > to) throw new PeriodError(`The period would begin on ${from} and end on ${to}`);
  if (to > today) throw new PeriodError(`The period would end on ${to}, in the future`);
  const days = daysFrom(from, to);
  if (days > maxDays || from < firstDay) {
    throw new PeriodError(`A report has at most ${maxDays} days, after ${firstDay}`);
  }
  const before = { from: addDays(from, -days), to: addDays(from, -1), days };
  return { period: { from, to, days }, before };
}

function invalid(option: string, text: string, what: string): PeriodError {
  return new PeriodError(`${option}: ${JSON.stringify(text)} is not ${what}`);
}

const usualDays = 30;

/** Ten years. */
const maxDays = 3653;

const firstDay = '2000-01-01';
