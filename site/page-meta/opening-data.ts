import { answersMessages, type Agency } from '#content-model/agency-schema.ts';
import { agency, frame, team } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { clockText, weekdays } from '#content-model/opening-hours.ts';

const { timeZone, hours, closedOn } = agency;
const { open, openWith, openLong, closed } = frame.clock;
// On a copy that only shows the site nobody answers.
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
  time: string,
  end: string,
];

/** Returns the openings of a week in order, as `['1', '09:00', '18:00', '9am', '6pm']`. A day ends at `24:00`. */
export function weeklyOpenings(hours: Agency['hours']): readonly WeeklyOpening[] {
  return hours
    .flatMap(({ days, opens, closes }) =>
      days.map((name): WeeklyOpening => {
        const day = String((weekdays.indexOf(name) + 1) % 7);
        const end = clockText(closes);
        return [day, opens, end === 'midnight' ? '24:00' : closes, clockText(opens), end];
      }),
    )
    .toSorted((one, other) => one.join().localeCompare(other.join()));
}
