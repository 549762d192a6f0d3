import { whenShown } from './when-shown.ts';

/** The hours of an agency. */
export interface OpeningHours {
  /** Its time zone: `America/Denver`. */
  readonly zone: string;
  /** As `weeklyOpenings` returns them. */
  readonly openings: readonly (readonly string[])[];
  /** The dates of holidays: `2026-12-25`. */
  readonly closedOn: readonly string[];
}

/** When an agency is open: now, or from a time on a date, so many days from its today. */
type Opening = 'now' | { readonly days: number; readonly date: Date; readonly time: string };

/** Returns the opening that is now or comes next within a month, by the agency's own clock. */
export function nextOpening(
  now: Date,
  { zone, openings, closedOn }: OpeningHours,
): Opening | undefined {
  const [today = '', clock = ''] = localTime(now, zone);
  for (let days = 0; days < 32; days += 1) {
    const date = new Date(Date.parse(today) + days * dayLength);
    if (closedOn.includes(date.toISOString().slice(0, 10))) continue;
    for (const [day, opens = '', closes = '', time = ''] of openings) {
      if (Number(day) !== date.getUTCDay() || (days === 0 && clock >= closes)) continue;
      return days === 0 && clock >= opens ? 'now' : { days, date, time };
    }
  }
  return undefined;
}

/** In milliseconds, in UTC, which has no daylight saving. */
const dayLength = 24 * 60 * 60 * 1000;

/** Returns the date and the time of day in a zone, `2026-11-23` and `09:00`, as Sweden writes them. */
function localTime(now: Date, timeZone?: string): readonly string[] {
  return now
    .toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .split(' ');
}

/** Says beside the phone number whether the agency is open, and sets the time of day of the street. */
export function startAgencyClock(): void {
  const { dataset } = document.documentElement;
  const { zone = '', hours = '', closedOn = '' } = dataset;
  const openings = hours.split(',').map((opening) => opening.split(' '));
  const update = () => {
    const now = new Date();
    const [, clock = ''] = localTime(now, zone);
    dataset.daytime = daytimes.findLast(([from]) => clock >= from)?.[1];
    const opening = nextOpening(now, { zone, openings, closedOn: closedOn.split(' ') });
    for (const element of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
      const text = sayOpening(opening, element.dataset, now, zone);
      // Writing the same again would end a visitor's selection.
      if (element.textContent !== text) element.textContent = text;
    }
  };
  whenShown(update);
  setInterval(update, 20_000);
}

/** From when on each part of the day is. */
const daytimes = [
  ['00:00', 'night'],
  ['05:00', 'morning'],
  ['10:00', 'noon'],
  ['17:00', 'dusk'],
  ['20:00', 'night'],
] as const;

function sayOpening(
  opening: Opening | undefined,
  { openNow = '', closed = '' }: DOMStringMap,
  now: Date,
  timeZone: string,
): string {
  if (opening === 'now') return openNow;
  if (!opening) return '';
  const { days, date, time } = opening;
  // Elsewhere today and 9am are others.
  const isHere = localTime(now).join() === localTime(now, timeZone).join();
  const zoneName = now
    .toLocaleString('en-US', { timeZone, timeZoneName: 'short' })
    .split(' ')
    .pop();
  const when =
    isHere && days < 2
      ? new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(days, 'day')
      : date.toLocaleDateString('en-US', {
          weekday: 'long',
          timeZone: 'UTC',
          // A weekday alone would be in this week.
          ...(days > 6 && { month: 'long', day: 'numeric' }),
        });
  return closed.replace('{when}', when).replace('{time}', isHere ? time : `${time} ${zoneName}`);
}
