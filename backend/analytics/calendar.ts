/** Days are text like `2026-11-21`, which sorts by time and has no time zone. */

/** Returns the day that many days later, or earlier for a negative number. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

/** Returns how many days there are from `from` to `to`, both included. */
export function daysFrom(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayLength + 1;
}

/** Returns every day from `from` to `to`, both included. */
export function everyDay(from: string, to: string): readonly string[] {
  const length = Math.max(0, daysFrom(from, to));
  return Array.from({ length }, (_, index) => addDays(from, index));
}

/** Whether the text is a day of the calendar: `2026-02-29` is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** In milliseconds. */
const dayLength = 24 * 60 * 60 * 1000;
