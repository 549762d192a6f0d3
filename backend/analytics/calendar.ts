import { dayLength } from '../runtime/clock.ts';

/** Returns a function from milliseconds since 1970 to the day at the agency, such as `2026-11-21`. */
export function agencyDay(timeZone: string): (moment: number) => string {
  // Swedish short dates are YYYY-MM-DD.
  const options = { dateStyle: 'short', calendar: 'gregory', timeZone } as const;
  const format = new Intl.DateTimeFormat('sv-SE', options);
  return (moment) => format.format(moment);
}

/** Days are text like `2026-11-21`, which sorts by time and has no time zone. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

export function daysFrom(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayLength + 1;
}

export function everyDay(from: string, to: string): readonly string[] {
  const length = Math.max(0, daysFrom(from, to));
  return Array.from({ length }, (_, index) => addDays(from, index));
}
