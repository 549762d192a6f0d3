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

/** In milliseconds. */
const dayLength = 24 * 60 * 60 * 1000;
