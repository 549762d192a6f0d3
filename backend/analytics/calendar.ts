import { agencyDay } from '#contract/agency-day.ts';

/**
 * Days as they are kept and asked for: text like `2026-11-21`, which sorts by time. Nothing here looks
 * at the machine's own time zone.
 */

/** The day that many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

/** How many days there are from the one to the other, both included. */
export function daysFrom(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1;
}

/** Every day from the one to the other, both included. */
export function everyDay(from: string, to: string): readonly string[] {
  return Array.from({ length: Math.max(0, daysFrom(from, to)) }, (_, index) =>
    addDays(from, index),
  );
}

/** Whether it names a day that there is: `2026-02-29` does not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Of a month like `2026-02`. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

export function monthBefore(month: string): string {
  return addDays(`${month}-01`, -1).slice(0, 7);
}

/**
 * The moment at which a day begins in a time zone, in milliseconds since 1970. That is midnight, but
 * where the clocks are put forward at midnight. Found by looking, since no offset holds for a whole day
 * everywhere.
 */
export function startOfDay(day: string, timeZone: string): number {
  const dayOf = agencyDay(timeZone);
  // No clock is further from that of Greenwich.
  let before = Date.parse(day) - 15 * hourLength;
  let reached = Date.parse(day) + 15 * hourLength;
  while (reached - before > minuteLength) {
    const middle = before + Math.floor((reached - before) / 2 / minuteLength) * minuteLength;
    if (dayOf(middle) >= day) reached = middle;
    else before = middle;
  }
  return reached;
}

/** In milliseconds. Days are counted by UTC, where each is as long as the next. */
const minuteLength = 60 * 1000;
const hourLength = 60 * minuteLength;
const dayLength = 24 * hourLength;
