/** The hours of an agency in the three lengths that texts need: `Monday to Friday, 9am to 6pm`. Without any, by appointment. */
export function hoursText(hours: Hours) {
  if (hours.length === 0) {
    const sentence = 'by appointment';
    return { sentence, short: sentence, shortest: 'By appointment' };
  }
  const isAllDay = (day: Weekday) =>
    hours.some((entry) => isAroundTheClock(entry) && entry.days.includes(day));
  if (weekdays.every(isAllDay)) {
    return { sentence: aroundTheClock, short: aroundTheClock, shortest: '24/7' };
  }
  const and = (parts: readonly string[]) => new Intl.ListFormat('en-US').format(parts);
  const short = (clock: string) => `${twelveHours(clock)}m`;
  const shortDays = weekdays.map((day) => day.slice(0, 3));
  return {
    sentence: openings(hours, weekdays, ' to ')
      .map(
        ({ days, times }) =>
          `${and(days)}, ${and(times.map(spanText(clockText, ' to ', aroundTheClock)))}`,
      )
      .join('; ')
      .replace(/; (?=[^;]*$)/, ', and '),
    short: openings(hours, ['M', 'Tu', 'W', 'Th', 'F', 'Sa', 'Su'], '-')
      .map(({ days, times }) =>
        [...days, ...times.map(spanText(short, ' - ', '24 hours'))].join(', '),
      )
      .join('; '),
    shortest: openings(hours, shortDays, '-')
      .map(({ days, times }) => [days, times.map(spanText(twelveHours, ' - ', '24h'))])
      .map((parts) => parts.map((part) => part.join(', ')).join(' '))
      .join('; '),
  };
}

/** Returns the hours as a line of their own: `Open around the clock`. */
export function hoursLine(hours: Hours): string {
  const { sentence } = hoursText(hours);
  const line = sentence === aroundTheClock ? `open ${sentence}` : sentence;
  return line.slice(0, 1).toUpperCase() + line.slice(1);
}

const aroundTheClock = 'around the clock';

/** Whether the phone is answered for the whole day. */
export function isAroundTheClock({ opens, closes }: Pick<Hours[number], 'opens' | 'closes'>) {
  return opens === '00:00' && clockText(closes) === 'midnight';
}

/** The days of a week, as agency.yaml and schema.org name them. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

type Weekday = (typeof weekdays)[number];

/** When the phone is answered, as agency.yaml says it: `09:00` to `18:00`, or to `00:00` for midnight. */
export type Hours = readonly {
  readonly days: readonly Weekday[];
  readonly opens: string;
  readonly closes: string;
}[];

/** The openings by their days, with days that follow each other in one text: `Monday to Friday`. */
function openings(hours: Hours, names: readonly string[], range: string) {
  const runsOfDays = ({ days }: Hours[number]) =>
    runsOf(days.map((day) => weekdays.indexOf(day))).map((run) =>
      [...new Set([run[0], run.at(-1)])].map((day) => names[day ?? 0]).join(range),
    );
  // Days with a break at noon have two entries.
  const byDays = Map.groupBy(hours, (entry) => runsOfDays(entry).join());
  return [...byDays.values()].map((times) => ({
    days: times.slice(0, 1).flatMap(runsOfDays),
    times,
  }));
}

function spanText(time: (clock: string) => string, between: string, allDay: string) {
  return (entry: Hours[number]) =>
    isAroundTheClock(entry) ? allDay : time(entry.opens) + between + time(entry.closes);
}

/** Days that follow each other: `[[0, 1, 2], [4]]`. */
function runsOf(days: readonly number[]): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (const day of days.toSorted((one, other) => one - other)) {
    if (runs.at(-1)?.at(-1) === day - 1) runs.at(-1)?.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** `09:30` as `9:30am`. */
export function clockText(clock: string): string {
  return namedTimes.get(clock) ?? `${twelveHours(clock)}m`;
}

/** `09:30` as `9:30a`. */
function twelveHours(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'a' : 'p'}`;
}

const namedTimes: ReadonlyMap<string, string> = new Map([
  ['12:00', 'noon'],
  ['00:00', 'midnight'],
  ['23:59', 'midnight'],
]);
