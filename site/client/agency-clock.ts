import { fillSlots } from '#content-model/fill-slots.ts';
import { whenShown } from './when-shown.ts';

export interface OpeningHours {
  /** Its time zone: `America/Denver`. */
  readonly zone: string;
  /** As `weeklyOpenings` returns them. */
  readonly openings: readonly (readonly string[])[];
  /** The dates of holidays: `2026-12-25`. */
  readonly closedOn: readonly string[];
}

interface NextDay {
  readonly days: number;
  readonly date: Date;
  readonly time: string;
}

/** Returns the opening that is now or comes next within a month, by the agency's own clock. */
export function nextOpening(
  now: Date,
  { zone, openings, closedOn }: OpeningHours,
): 'now' | NextDay | undefined {
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
  const update = () => {
    const now = new Date();
    const { zone = '', hours = '', closedOn = '', open = '', closed = '' } = dataset;
    const [, clock = ''] = localTime(now, zone);
    dataset.daytime = daytimes.findLast(([from]) => clock >= from)?.[1];
    const openings = hours.split(',').map((opening) => opening.split(' '));
    const opening = nextOpening(now, { zone, openings, closedOn: closedOn.split(' ') });
    const isOpen = opening === 'now';
    dataset.isOpen = String(isOpen);
    const text = isOpen ? open : opening ? fillSlots(closed, wordsFor(opening, now, zone)) : '';
    for (const element of document.querySelectorAll('[data-open-now]')) {
      // Writing the same again would end a visitor's selection.
      if (element.textContent !== text) element.textContent = text;
    }
  };
  whenShown(update);
  setInterval(update, 20_000);
}

const daytimes = [
  ['00', 'night'],
  ['05', 'morning'],
  ['10', 'noon'],
  ['17', 'dusk'],
  ['20', 'night'],
] as const;

function wordsFor({ days, date, time }: NextDay, now: Date, timeZone: string) {
  const isHere = localTime(now).join() === localTime(now, timeZone).join();
  if (isHere && days < 2) {
    const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
    return { when: relative.format(days, 'day'), time };
  }
  const when = date.toLocaleDateString('en-US', {
    weekday: 'long',
    timeZone: 'UTC',
    // A weekday alone would be in this week.
    ...(days > 6 && { month: 'long', day: 'numeric' }),
  });
  const clock = now.toLocaleString('en-US', { timeZone, timeZoneName: 'short' });
  const zoneName = clock.split(' ').at(-1) ?? '';
  return { when, time: isHere ? time : `${time} ${zoneName}` };
}
