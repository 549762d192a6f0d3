/** Returns a day as a sentence writes it: `November 21, 2026` for `2026-11-21`. */
export function writtenDay(day: string): string {
  return written.format(new Date(day));
}

const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
