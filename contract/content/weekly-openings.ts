import type { Agency } from './agency-schema.ts';
import { clockText } from './hours-text.ts';
import { weekdays } from './weekdays.ts';

/** One opening within a day. */
export interface WeeklyOpening {
  /** The day of the week from Sunday, 0. */
  readonly day: number;
  /** `09:00` */
  readonly opens: string;
  /** `18:00`, or `24:00` at the end of the day. */
  readonly closes: string;
  /** When it opens, as people read it: `9am`. */
  readonly time: string;
}

/** Returns the openings of a week in order. One past midnight is two: until then, and from then on. */
export function weeklyOpenings(hours: Agency['hours']): readonly WeeklyOpening[] {
  return hours
    .flatMap(({ days, opens, closes }) => {
      const time = clockText(opens);
      return days.flatMap((name) => {
        const day = (weekdays.indexOf(name) + 1) % 7;
        if (opens < closes) return { day, opens, closes, time };
        const evening = { day, opens, closes: '24:00', time };
        const night = { day: (day + 1) % 7, opens: '00:00', closes, time: clockText('00:00') };
        return closes === '00:00' ? evening : [evening, night];
      });
    })
    .toSorted((one, other) => one.day - other.day || one.opens.localeCompare(other.opens));
}
