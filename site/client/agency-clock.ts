import { fillSlots } from '#content-model/fill-slots.ts';
import { whenShown } from './when-shown.ts';

/**
 * Returns what a page says about the phone now, by the agency's own clock: empty where it is not answered
 * within a month.
 *
 * @param visitorZone The time zone of the visitor, if it is not that of this process.
 */
export function phoneText(
  now: Date,
  { open, openLong, closed }: PhoneTexts,
  hours: OpeningHours,
  visitorZone?: string,
): string {
  const opening = nextOpening(now, hours);
  if (!opening) return '';
  const here = localTime(now, visitorZone);
  const there = localTime(now, hours.zone);
  const zone = here.join() === there.join() ? '' : ` ${zoneName(now, hours.zone)}`;
  if (opening.isOpen) {
    return opening.until === undefined ? openLong : fillSlots(open, { time: opening.until + zone });
  }
  // On another date the visitor's tomorrow is not the agency's.
  const isSameDate = here[0] === there[0];
  const when = isSameDate && opening.days < 2 ? relativeDay(opening.days) : dayName(opening);
  return fillSlots(closed, { when, time: opening.time + zone });
}

export interface PhoneTexts {
  readonly open: string;
  /** For an opening that does not end within a day. */
  readonly openLong: string;
  readonly closed: string;
}

export interface OpeningHours {
  /** Its time zone: `America/Denver`. */
  readonly zone: string;
  /** As `weeklyOpenings` returns them. */
  readonly openings: readonly (readonly string[])[];
  /** The dates of holidays: `2026-12-25`. */
  readonly closedOn: readonly string[];
}

interface OpenNow {
  readonly isOpen: true;
  /** How its end is read. Undefined if it is a day away or more. */
  readonly until: string | undefined;
}

interface OpensLater {
  readonly isOpen: false;
  readonly days: number;
  readonly date: Date;
  /** How its beginning is read. */
  readonly time: string;
}

/** Returns the opening that is now or comes next within a month, by the agency's own clock. */
export function nextOpening(now: Date, hours: OpeningHours): OpenNow | OpensLater | undefined {
  const [today = '', clock = ''] = localTime(now, hours.zone);
  for (let days = 0; days < 32; days += 1) {
    const date = new Date(Date.parse(today) + days * dayLength);
    for (const [, opens = '', closes = '', time = '', end = ''] of openingsOn(date, hours)) {
      if (days === 0 && clock >= closes) continue;
      if (days > 0 || clock < opens) return { isOpen: false, days, date, time };
      const next = closes === endOfDay ? openingAtMidnight(date, hours) : undefined;
      if (!next) return { isOpen: true, until: end };
      const [, , nextCloses = '', , nextEnd] = next;
      return { isOpen: true, until: nextCloses > clock ? undefined : nextEnd };
    }
  }
  return undefined;
}

function openingsOn(date: Date, { openings, closedOn }: OpeningHours) {
  const isHoliday = closedOn.includes(date.toISOString().slice(0, 10));
  return isHoliday ? [] : openings.filter(([day]) => Number(day) === date.getUTCDay());
}

/** The opening that goes on when a day ends. */
function openingAtMidnight(date: Date, hours: OpeningHours) {
  const tomorrow = new Date(date.getTime() + dayLength);
  return openingsOn(tomorrow, hours).find(([, opens]) => opens === '00:00');
}

/** As `weeklyOpenings` writes it. */
const endOfDay = '24:00';

/** In milliseconds, in UTC, which has no daylight saving. */
const dayLength = 24 * 60 * 60 * 1000;

/** Returns the date and the time of day in a zone, `2026-11-23` and `09:00`, as Sweden writes them. */
function localTime(now: Date, timeZone?: string): readonly string[] {
  return now
    .toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .split(' ');
}

function zoneName(now: Date, timeZone: string): string {
  const clock = now.toLocaleString('en-US', { timeZone, timeZoneName: 'short' });
  return clock.split(' ').at(-1) ?? '';
}

function relativeDay(days: number): string {
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(days, 'day');
}

function dayName({ date, days }: OpensLater): string {
  return date.toLocaleDateString('en-US', {
    weekday: 'long',
    timeZone: 'UTC',
    // A weekday alone would be in this week.
    ...(days > 6 && { month: 'long', day: 'numeric' }),
  });
}

/** Says beside the phone number until when it is answered, and sets the time of day of the street. */
export function startAgencyClock(): void {
  const { dataset } = document.documentElement;
  const { zone = '', hours: opened = '', closedOn = '' } = dataset;
  const { open = '', openLong = '', closed = '' } = dataset;
  const openings = opened.split(',').map((opening) => opening.split(' '));
  const hours = { zone, openings, closedOn: closedOn.split(' ') };
  const update = () => {
    const now = new Date();
    const [, clock = ''] = localTime(now, zone);
    dataset.daytime = daytimes.findLast(([from]) => clock >= from)?.[1];
    dataset.isOpen = String(nextOpening(now, hours)?.isOpen === true);
    const text = phoneText(now, { open, openLong, closed }, hours);
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
