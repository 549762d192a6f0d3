import type { Agency } from './agency-schema.ts';
import { clockText } from './hours-text.ts';
import { weekdays } from './weekdays.ts';

/** One opening: the day of its week from Sunday, `0`, when it begins and ends, and how its beginning is read. */
type WeeklyOpening = readonly [day: string, opens: string, closes: string, time: string];

/** Returns the openings of a week in order, as `['1', '09:00', '18:00', '9am']`. The end of a day is `24:00`. */
export function weeklyOpenings(hours: Agency['hours']): readonly WeeklyOpening[] {
  return hours
    .flatMap(({ days, opens, closes }) =>
      days.map((name): WeeklyOpening => {
        const day = String((weekdays.indexOf(name) + 1) % 7);
        return [day, opens, closes === '00:00' ? '24:00' : closes, clockText(opens)];
      }),
    )
    .toSorted((one, other) => one.join().localeCompare(other.join()));
}
