import { answersMessages } from '#content-model/agency-schema.ts';
import { agency, frame, team } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { weeklyOpenings } from '#content-model/opening-hours.ts';

const { timeZone, hours, closedOn } = agency;
const { open, openWith, closed } = frame.clock;
// On a copy that only shows the site nobody picks up.
const founder = answersMessages(agency) ? team[0] : undefined;

/** The hours of the agency and the words about them, as attributes of a page: `site/client/agency-clock.ts`. */
export const openingData = {
  'data-zone': timeZone,
  'data-hours': weeklyOpenings(hours)
    .map((opening) => opening.join(' '))
    .join(),
  'data-closed-on': closedOn?.join(' '),
  'data-open': founder ? fillSlots(openWith, { person: firstName(founder.name) }) : open,
  'data-closed': closed,
};

/** The first word, but no title: all of `Dr. Ada Bell`. */
function firstName(name: string): string {
  const [first = ''] = name.split(' ');
  return first.endsWith('.') ? name : first;
}
