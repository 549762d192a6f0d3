import { expect, test } from 'vitest';
import { weekdays } from '#content-model/opening-hours.ts';
import { weeklyOpenings } from '#site/page-meta/opening-data.ts';
import { phoneText, type OpeningData } from './agency-clock.ts';

const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = weekdays;
const workdays = [monday, tuesday, wednesday, thursday, friday];

const texts = {
  open: 'Phones open until {time}',
  openLong: 'Phones open now',
  closed: 'Phones open again {when} at {time}',
  today: 'today',
  tomorrow: 'tomorrow',
  elsewhere: '{time} Denver time',
};

function openingData(hours: Parameters<typeof weeklyOpenings>[0], closedOn = ''): OpeningData {
  return { ...texts, zone: 'America/Denver', hours: weeklyOpenings(hours), closedOn };
}

const nineToSix = { days: workdays, opens: '09:00', closes: '18:00' };
const denver = openingData([nineToSix], '2026-11-26 2026-12-25');

test.each([
  [
    'with a break at noon and closed days',
    [
      { days: [tuesday, saturday], opens: '08:30', closes: '12:00' },
      { days: [tuesday], opens: '13:00', closes: '16:30' },
    ],
    [
      'Monday 00:00: Phones open again tomorrow at 8:30am',
      'Tuesday 00:00: Phones open again today at 8:30am',
      'Tuesday 08:30: Phones open until noon',
      'Tuesday 12:00: Phones open again today at 1pm',
      'Tuesday 13:00: Phones open until 4:30pm',
      'Tuesday 16:30: Phones open again Saturday at 8:30am',
      'Friday 00:00: Phones open again tomorrow at 8:30am',
      'Saturday 00:00: Phones open again today at 8:30am',
      'Saturday 08:30: Phones open until noon',
      'Saturday 12:00: Phones open again Tuesday at 8:30am',
    ],
  ],
  [
    'around midnight',
    [
      { days: [thursday], opens: '12:00', closes: '00:00' },
      { days: [friday], opens: '18:00', closes: '23:59' },
      { days: [saturday], opens: '00:00', closes: '02:00' },
    ],
    [
      'Monday 00:00: Phones open again Thursday at noon',
      'Wednesday 00:00: Phones open again tomorrow at noon',
      'Thursday 00:00: Phones open again today at noon',
      'Thursday 12:00: Phones open until midnight',
      'Friday 00:00: Phones open again today at 6pm',
      'Friday 18:00: Phones open now',
      'Saturday 00:00: Phones open until 2am',
      'Saturday 02:00: Phones open again Thursday at noon',
    ],
  ],
  [
    'always',
    [{ days: [...workdays, saturday, sunday], opens: '00:00', closes: '00:00' }],
    ['Monday 00:00: Phones open now'],
  ],
])('says at every quarter of an hour when the phone is answered: %s', (_, opened, expected) => {
  expect(changesInAWeek(openingData(opened))).toEqual(expected);
});

test.each([
  // On the last days before clocks change, and on the first ones after.
  ['2026-03-06T15:30:00Z', 'America/Denver', 'Phones open again today at 9am'],
  ['2026-03-09T15:30:00Z', 'America/Denver', 'Phones open until 6pm'],
  ['2026-10-30T15:00:00Z', 'America/Denver', 'Phones open until 6pm'],
  ['2026-11-01T08:30:00Z', 'America/Denver', 'Phones open again tomorrow at 9am'],
  ['2026-11-02T15:30:00Z', 'America/Denver', 'Phones open again today at 9am'],
  // Before a holiday, and on it.
  ['2026-11-26T02:00:00Z', 'America/Denver', 'Phones open again Friday at 9am'],
  ['2026-11-26T18:00:00Z', 'America/Denver', 'Phones open again tomorrow at 9am'],
  ['2026-11-24T18:00:00Z', 'America/New_York', 'Phones open until 6pm Denver time'],
  ['2026-11-25T15:30:00Z', 'America/Boise', 'Phones open again today at 9am'],
  // It is Wednesday there already, so its tomorrow would be Thursday.
  ['2026-11-25T02:00:00Z', 'Asia/Kolkata', 'Phones open again Wednesday at 9am Denver time'],
])('at %s in %s it says: %s', (now, zone, expected) => {
  expect(phoneText(new Date(now), denver, zone)).toBe(expected);
});

test('names the date of an opening that is a week away', () => {
  const data = openingData([{ days: [tuesday], opens: '08:00', closes: '12:00' }]);
  const later = new Date('2026-11-24T22:30:00Z');
  expect(phoneText(later, data, data.zone)).toBe('Phones open again Tuesday, December 1 at 8am');
});

test('says nothing where no opening is within a month', () => {
  const days = Array.from({ length: 40 }, (_, day) => new Date(Date.UTC(2026, 11, day)));
  const closedOn = days.map((day) => day.toISOString().slice(0, 10)).join(' ');
  expect(phoneText(new Date('2026-12-01T18:00:00Z'), { ...denver, closedOn })).toBe('');
});

/** What is said at each quarter of an hour of a week in Denver, where it differs from the one before. */
function changesInAWeek(data: OpeningData): readonly string[] {
  const quarters = Array.from({ length: 7 * 24 * 4 }, (_, quarter) => {
    const now = new Date(Date.UTC(2026, 5, 1, 6, quarter * 15));
    const clock = new Date(Date.UTC(2026, 5, 1, 0, quarter * 15)).toISOString().slice(11, 16);
    const weekday = weekdays[Math.floor(quarter / (24 * 4))] ?? '';
    return { at: `${weekday} ${clock}`, text: phoneText(now, data, data.zone) };
  });
  return quarters
    .filter(({ text }, index) => text !== quarters[index - 1]?.text)
    .map(({ at, text }) => `${at}: ${text}`);
}
