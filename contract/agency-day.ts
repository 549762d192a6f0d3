/**
 * Returns a function from milliseconds since 1970 to the day at the agency, such as `2026-11-21`. Visits
 * are counted by it.
 */
export function agencyDay(timeZone: string): (moment: number) => string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-US', { ...parts, calendar: 'gregory', timeZone });
  return (moment) => {
    const [month, day, year] = format.format(moment).split('/');
    return [year, month, day].join('-');
  };
}
