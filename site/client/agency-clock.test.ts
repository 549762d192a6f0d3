import { expect, test } from 'vitest';
import { nextOpening, type OpeningHours } from './agency-clock.ts';

const denver: OpeningHours = {
  zone: 'America/Denver',
  openings: ['1', '2', '3', '4', '5'].map((day) => [day, '09:00', '18:00', '9am']),
  closedOn: ['2026-11-26', '2026-12-25'],
};

test.each([
  ['a minute before it opens', '2026-11-23T15:59:59Z', 'Monday in 0 days at 9am'],
  ['when it opens', '2026-11-23T16:00:00Z', 'now'],
  ['in its last minute', '2026-11-24T00:59:59Z', 'now'],
  ['when it closes', '2026-11-24T01:00:00Z', 'Tuesday in 1 days at 9am'],
  ['on a Friday evening', '2026-11-21T02:00:00Z', 'Monday in 3 days at 9am'],
  ['on a Sunday', '2026-11-22T18:00:00Z', 'Monday in 1 days at 9am'],
  ['on a holiday', '2026-11-26T18:00:00Z', 'Friday in 1 days at 9am'],
  ['on the evening before a holiday', '2026-11-26T02:00:00Z', 'Friday in 2 days at 9am'],
  ['an hour before it opens, before clocks go forward', '2026-03-06T15:30:00Z', 'Friday in 0'],
  ['at the same time of the sun, after clocks went forward', '2026-03-09T15:30:00Z', 'now'],
  ['on the Monday after clocks went forward', '2026-03-09T14:59:00Z', 'Monday in 0 days at 9am'],
  ['on the Friday before clocks go back', '2026-10-30T15:00:00Z', 'now'],
  ['on the Monday after clocks went back', '2026-11-02T15:30:00Z', 'Monday in 0 days at 9am'],
  ['on the Sunday when clocks go back', '2026-11-01T08:30:00Z', 'Monday in 1 days at 9am'],
])('%s', (_, now, expected) => {
  expect(say(nextOpening(new Date(now), denver))).toContain(expected);
});

test('a break at noon is closed until the afternoon', () => {
  const openings = [
    ['2', '08:00', '12:00', '8am'],
    ['2', '13:00', '16:30', '1pm'],
  ];
  const hours = { zone: 'America/Chicago', openings, closedOn: [] };
  expect(say(nextOpening(new Date('2026-11-24T18:30:00Z'), hours))).toBe(
    'Tuesday in 0 days at 1pm',
  );
  expect(nextOpening(new Date('2026-11-24T19:00:00Z'), hours)).toBe('now');
  expect(say(nextOpening(new Date('2026-11-24T22:30:00Z'), hours))).toBe(
    'Tuesday in 7 days at 8am',
  );
});

test('says nothing where no opening is within a month', () => {
  const days = Array.from({ length: 40 }, (_, day) => new Date(Date.UTC(2026, 11, day)));
  const closedOn = days.map((day) => day.toISOString().slice(0, 10));
  expect(nextOpening(new Date('2026-12-01T18:00:00Z'), { ...denver, closedOn })).toBeUndefined();
});

function say(opening: ReturnType<typeof nextOpening>) {
  if (opening === undefined || opening === 'now') return opening;
  const weekday = opening.date.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
  return `${weekday} in ${opening.days} days at ${opening.time}`;
}
