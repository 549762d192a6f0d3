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
  'data-hours': weeklyOpenings(hours),
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

/**
 * Returns the openings of a week in order: the day of each from Sunday, `0`, when it begins and ends, and how both are
 * read, as in `1 09:00 18:00 9am 6pm`. A day ends at `24:00`; how that is read is empty where it is open at midnight too.
 */
export function weeklyOpenings(hours: Agency['hours']): string {
  const openings = hours.flatMap(({ days, ...times }) =>
    days.map((name) => ({ ...times, day: (weekdays.indexOf(name) + 1) % 7 })),
  );
  return openings
    .map(({ day, opens, closes }) => {
      const ends = clockText(closes);
      const isMidnight = ends === 'midnight';
      const goesOn = openings.some((next) => next.day === (day + 1) % 7 && next.opens === '00:00');
      const [end, read] = isMidnight ? ['24:00', goesOn ? '' : ends] : [closes, ends];
      return [day, opens, end, clockText(opens), read].join(' ');
    })
    .toSorted()
    .join();
}
