import { answersMessages, type Agency } from '#content-model/schemas/agency-schema.ts';
import { agency, frame, team } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { clockText, weekdays } from '#content-model/opening-hours.ts';

const { timeZone, hours, closedOn } = agency;
const { open, openWith, openLong, closed, today, tomorrow, elsewhere } = frame.clock;
// A copy that only shows the site has no person who answers.
const founder = answersMessages(agency) ? team[0] : undefined;

/** The hours of the agency and the words about them, as attributes of a page: `site/client/agency-clock.ts`. */
export const openingData = {
  'data-zone': timeZone,
  'data-hours': weeklyOpenings(hours)
    .map((opening) => opening.join(' '))
    .join(),
  'data-closed-on': closedOn?.join(' '),
  'data-open': founder ? fillSlots(openWith, { person: firstName(founder.name) }) : open,
  'data-open-long': openLong,
  'data-closed': closed,
  'data-today': today,
  'data-tomorrow': tomorrow,
  'data-elsewhere': elsewhere,
};

/** The first word, but no title: all of `Dr. Ada Bell`. */
function firstName(name: string): string {
  const [first = ''] = name.split(' ');
  return first.endsWith('.') ? name : first;
}

/** One opening: the day of its week from Sunday, `0`, when it begins and ends, and how both are read. */
type WeeklyOpening = readonly [
  day: string,
  opens: string,
  closes: string,
  begins: string,
  ends: string,
];

/**
 * Returns the openings of a week in order, as `['1', '09:00', '18:00', '9am', '6pm']`. A day ends at `24:00`; how
 * that is read is empty where it is open at midnight too.
 */
export function weeklyOpenings(hours: Agency['hours']): readonly WeeklyOpening[] {
  const openings = hours.flatMap(({ days, opens, closes }) =>
    days.map((name): WeeklyOpening => {
      const day = String((weekdays.indexOf(name) + 1) % 7);
      const ends = clockText(closes);
      return [day, opens, ends === 'midnight' ? '24:00' : closes, clockText(opens), ends];
    }),
  );
  const goesOn = (day: string) =>
    openings.some((next) => next[0] === String((Number(day) + 1) % 7) && next[1] === '00:00');
  return openings
    .map(([day, opens, closes, begins, ends]): WeeklyOpening => [
      day,
      opens,
      closes,
      begins,
      closes === '24:00' && goesOn(day) ? '' : ends,
    ])
    .toSorted((one, other) => one.join().localeCompare(other.join()));
}
