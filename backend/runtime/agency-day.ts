/**
 * Returns a function from milliseconds since 1970 to the day at the agency, such as `2026-11-21`. Visits
 * are counted by it.
 */
export function agencyDay(timeZone: string): (moment: number) => string {
  // Swedish short dates are YYYY-MM-DD.
  const options = { dateStyle: 'short', calendar: 'gregory', timeZone } as const;
  const format = new Intl.DateTimeFormat('sv-SE', options);
  return (moment) => format.format(moment);
}
