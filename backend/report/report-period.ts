import { z } from 'zod';
import { addDays, daysFrom } from '../analytics/calendar.ts';

export type PeriodOptions = Readonly<Partial<Record<'from' | 'to' | 'days', string | undefined>>>;

/** The options are wrong: the message says which and why, without a period at its end. */
export class PeriodError extends Error {
  override readonly name = 'PeriodError';
}

export type ReportPeriod = ReturnType<typeof reportPeriod>;

/** Returns the days to report, and as many just before. Throws {@link PeriodError}. */
export function reportPeriod({ from, to, days }: PeriodOptions, today: string) {
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
  const length = Number(days ?? 30);
  if (from !== undefined && days !== undefined) {
    return checkPeriod(from, addDays(from, length - 1), today);
  }
  const last = to ?? (from === today ? today : addDays(today, -1));
  return checkPeriod(from ?? addDays(last, 1 - length), last, today);
}

function checkPeriod(from: string, to: string, today: string) {
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

const maxDays = 3653;
const firstDay = '2000-01-01';
