import { fillSlots } from './fill-slots.ts';
import { dateOf, dayLength, dayName, localTime } from './local-time.ts';
import { clockText, weekdays, type Hours } from './opening-hours.ts';

/**
 * Returns by when a message is answered, by the agency's clock: `by noon tomorrow`, `Monday by noon`. Without a
 * reader it has the date, and holds whenever it is read.
 *
 * @param sentAt in milliseconds since 1970
 */
export function answerTime(
  sentAt: number,
  agency: AnswerFacts,
  texts: AnswerTexts,
  reader?: Reader,
): string {
  const date = answerDate(sentAt, agency);
  // An agency that is closed for months.
  if (date === undefined) return anyAnswerTime(agency);
  const day = new Date(date);
  const time = clockText(agency.answersBy.time);
  const there = localTime(new Date(reader?.now ?? sentAt), agency.timeZone);
  const here = reader && localTime(new Date(reader.now), reader.zone);
  const days = Math.round((day.getTime() - Date.parse(dateOf(there))) / dayLength);
  // On another date the visitor's tomorrow is not the agency's.
  const names = here && dateOf(here) === dateOf(there) ? [texts.today, texts.tomorrow] : [];
  const name = names[days];
  const text =
    name === undefined
      ? fillSlots(texts.answerLater, { time, when: dayName(day, here !== undefined && days < 7) })
      : fillSlots(texts.answerSoon, { time, when: name });
  return here === there ? text : fillSlots(texts.elsewhere, { time: text });
}

/** What agency.yaml says of it. */
interface AnswerFacts {
  readonly answersBy: { readonly time: string; readonly businessDays: number };
  readonly hours: Hours;
  readonly closedOn?: readonly string[] | undefined;
  readonly timeZone: string;
}

/** What frame.yaml says of it. */
type AnswerTexts = Readonly<
  Record<'answerSoon' | 'answerLater' | 'today' | 'tomorrow' | 'elsewhere', string>
>;

/** Who reads it, and when. */
interface Reader {
  /** In milliseconds since 1970. */
  readonly now: number;
  /** The time zone, if it is not that of this process. */
  readonly zone?: string;
}

/** Returns the same for a message of any time: `by noon on the next business day`. */
export function anyAnswerTime({ answersBy }: Pick<AnswerFacts, 'answersBy'>): string {
  return `by ${clockText(answersBy.time)} on the ${ordinals[answersBy.businessDays - 1]} business day`;
}

const ordinals = ['next', 'second', 'third', 'fourth', 'fifth'] as const;

/** How many business days an answer may take. */
export const maxBusinessDays = ordinals.length;

/**
 * Returns the date on which a message is answered at the latest: a business day that begins after it came. One
 * that comes before the phone is answered is answered the same day. Undefined if there is none within three months.
 */
export function answerDate(
  sentAt: number,
  { answersBy, hours, closedOn = [], timeZone }: AnswerFacts,
): string | undefined {
  const there = localTime(new Date(sentAt), timeZone);
  let left = answersBy.businessDays;
  for (let days = 0; days < 92; days += 1) {
    const date = new Date(Date.parse(dateOf(there)) + days * dayLength);
    const isoDate = dateOf(date.toISOString());
    const begins = dayBegins(hours, date.getUTCDay());
    if (begins === undefined || begins >= answersBy.time || closedOn.includes(isoDate)) continue;
    if (days === 0 && there.slice(11) >= begins) continue;
    left -= 1;
    if (left === 0) return isoDate;
  }
  return undefined;
}

/** Returns when the phone is first answered on a day of the week, from Sunday, `0`. By appointment on workdays. */
function dayBegins(hours: Hours, day: number): string | undefined {
  const index = (day + 6) % 7;
  if (hours.length === 0) return index < 5 ? '00:00' : undefined;
  return hours
    .filter(({ days }) => days.some((name) => name === weekdays[index]))
    .map(({ opens }) => opens)
    .toSorted()[0];
}
