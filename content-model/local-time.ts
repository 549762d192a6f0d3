/** Returns the date and the time of day in a zone as Sweden writes them: `2026-11-23 09:00`. */
export function localTime(moment: Date, timeZone?: string): string {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  return moment.toLocaleString('sv-SE', options);
}

/** Returns the date of such a time: `2026-11-23`. */
export function dateOf(time: string): string {
  return time.slice(0, 10);
}

/** In milliseconds, in UTC, which has no daylight saving. */
export const dayLength = 24 * 60 * 60 * 1000;

/** Returns the weekday of a date in UTC. Unless it is within a week, a weekday alone would be another: it has the date. */
export function dayName(date: Date, isWithinWeek: boolean): string {
  return date.toLocaleDateString('en-US', {
    weekday: 'long',
    timeZone: 'UTC',
    ...(!isWithinWeek && { month: 'long', day: 'numeric' }),
  });
}
