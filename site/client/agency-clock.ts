import { fillSlots } from '#content-model/fill-slots.ts';
import { dateOf, dayLength, dayName, localTime } from '#content-model/local-time.ts';
import { whenShown } from './when-shown.ts';

/**
 * Returns what a page says about the phone now, by the agency's own clock: empty where it is not answered
 * within a month.
 *
 * @param visitorZone The time zone of the visitor, if it is not that of this process.
 */
export function phoneText(now: Date, data: OpeningData, visitorZone?: string): string {
  const opening = nextOpening(now, data);
  if (!opening) return '';
  const { days, date, begins, ends } = opening;
  const { open = '', openLong = '', closed = '', today, tomorrow, elsewhere = '' } = data;
  const here = localTime(now, visitorZone);
  const there = localTime(now, data.zone);
  // On another date the visitor's tomorrow is not the agency's.
  const names = dateOf(here) === dateOf(there) ? [today, tomorrow] : [];
  const time = ends ?? begins;
  return fillSlots(ends === undefined ? closed : ends ? open : openLong, {
    when: names[days] ?? dayName(date, days < 7),
    time: here === there ? time : fillSlots(elsewhere, { time }),
  });
}

/** The attributes of a page: `site/page-meta/opening-data.ts`. */
export type OpeningData = Readonly<Partial<Record<OpeningAttribute, string | undefined>>>;

type OpeningAttribute =
  | 'zone'
  | 'hours'
  | 'closedOn'
  | 'open'
  | 'openLong'
  | 'closed'
  | 'today'
  | 'tomorrow'
  | 'elsewhere';

interface Opening {
  /** How many days until it begins, and the date. */
  readonly days: number;
  readonly date: Date;
  /** How its beginning is read. */
  readonly begins: string;
  /** How the end of one that is now is read: empty if it goes on at midnight. */
  readonly ends: string | undefined;
}

/** Returns the opening that is now or comes next within a month, by the agency's own clock. */
export function nextOpening(
  now: Date,
  { zone, hours = '', closedOn }: OpeningData,
): Opening | undefined {
  const there = localTime(now, zone);
  for (let days = 0; days < 32; days += 1) {
    const date = new Date(Date.parse(dateOf(there)) + days * dayLength);
    if (closedOn?.includes(dateOf(date.toISOString()))) continue;
    // Earlier than every opening of a day to come.
    const clock = days === 0 ? there.slice(11) : '';
    for (const opening of hours.split(',')) {
      const [day, opens = '', closes = '', begins = '', ends] = opening.split(' ');
      if (Number(day) !== date.getUTCDay() || clock >= closes) continue;
      return { days, date, begins, ends: clock < opens ? undefined : ends };
    }
  }
  return undefined;
}

/** Says beside the phone number until when it is answered, and sets the time of day of the street. */
export function startAgencyClock(): void {
  const { dataset } = document.documentElement;
  const update = () => {
    const now = new Date();
    const clock = localTime(now, dataset.zone).slice(11);
    dataset.daytime = daytimes.findLast(([from]) => clock >= from)?.[1] ?? 'night';
    // An agency by appointment has no hours, and is neither open nor closed.
    if (dataset.hours === '') return;
    dataset.isOpen = String(nextOpening(now, dataset)?.ends !== undefined);
    const text = phoneText(now, dataset);
    for (const element of document.querySelectorAll('[data-open-now]')) {
      // Writing the same again would end a visitor's selection.
      if (element.textContent !== text) element.textContent = text;
    }
  };
  whenShown(update);
  setInterval(update, 20_000);
}

const daytimes = [
  ['05', 'morning'],
  ['10', 'noon'],
  ['17', 'dusk'],
  ['20', 'night'],
] as const;
