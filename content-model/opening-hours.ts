/** The hours of an agency in the three lengths that texts need. */
export function hoursText(hours: Hours) {
  return {
    sentence: inStyle(hours, {
      days: weekdays,
      range: ' to ',
      afterDays: ', ',
      time: clockText,
      span: ' to ',
      list: (parts) => new Intl.ListFormat('en-US').format(parts),
      openings: (parts) => parts.join('; ').replace(/; (?=[^;]*$)/, ', and '),
    }),
    short: inStyle(hours, {
      ...compact,
      days: ['M', 'Tu', 'W', 'Th', 'F', 'Sa', 'Su'],
      afterDays: ', ',
      time: (clock) => `${twelveHours(clock)}m`,
    }),
    shortest: inStyle(hours, {
      ...compact,
      days: weekdays.map((day) => day.slice(0, 3)),
      afterDays: ' ',
      time: twelveHours,
    }),
  };
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

/** When the phone is answered, as agency.yaml says it: `09:00` to `18:00`, or to `00:00` for midnight. */
type Hours = readonly {
  readonly days: readonly (typeof weekdays)[number][];
  readonly opens: string;
  readonly closes: string;
}[];

const compact = {
  range: '-',
  span: ' - ',
  list: (parts: readonly string[]) => parts.join(', '),
  openings: (parts: readonly string[]) => parts.join('; '),
};

interface Style {
  /** From Monday on. */
  readonly days: readonly string[];
  readonly range: string;
  readonly afterDays: string;
  readonly time: (clock: string) => string;
  readonly span: string;
  readonly list: (parts: readonly string[]) => string;
  readonly openings: (parts: readonly string[]) => string;
}

function inStyle(hours: Hours, style: Style): string {
  const { days: names, range, afterDays, time, span, list, openings } = style;
  // Days with a break at noon have two entries.
  const byDays = Map.groupBy(hours, ({ days }) => {
    const runs = runsOf(days.map((day) => weekdays.indexOf(day)));
    return list(
      runs.map((run) =>
        [...new Set([run[0], run.at(-1)])].map((day) => names[day ?? 0]).join(range),
      ),
    );
  });
  return openings(
    Array.from(byDays, ([days, entries]) => {
      const spans = entries.map(({ opens, closes }) => time(opens) + span + time(closes));
      return days + afterDays + list(spans);
    }),
  );
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
