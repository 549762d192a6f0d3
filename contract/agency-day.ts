/**
 * The day that it is at the agency, from milliseconds since 1970: `2026-11-21`. Its visits are counted by
 * it, and its pages dated.
 */
export function agencyDay(timeZone: string): (moment: number) => string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-US', { ...parts, calendar: 'gregory', timeZone });
  return (moment) => {
    const [month, day, year] = format.format(moment).split('/');
    return [year, month, day].join('-');
  };
}
