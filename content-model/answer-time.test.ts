import { expect, test } from 'vitest';
import { answerDate, answerTime, anyAnswerTime } from './answer-time.ts';
import { weekdays } from './opening-hours.ts';

const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = weekdays;
const workdays = [monday, tuesday, wednesday, thursday, friday];

const denver = {
  timeZone: 'America/Denver',
  hours: [{ days: workdays, opens: '09:00', closes: '18:00' }],
  closedOn: ['2026-11-26', '2026-12-25', '2027-01-01'],
  answersBy: { time: '12:00', businessDays: 1 },
};
const words = {
  today: 'today',
  tomorrow: 'tomorrow',
  elsewhere: '{time}, Denver time',
  answerSoon: 'by {time} {when}',
  answerLater: '{when} by {time}',
};

test.each([
  ['on a Monday morning', '2026-11-23T16:30:00Z', '2026-11-24', 'by noon tomorrow'],
  ['a minute before midnight', '2026-11-24T06:59:59Z', '2026-11-24', 'by noon tomorrow'],
  ['a minute before the phone is answered', '2026-11-24T15:59:59Z', '2026-11-24', 'by noon today'],
  ['on a Friday', '2026-11-20T17:00:00Z', '2026-11-23', 'Monday by noon'],
  ['on a Saturday', '2026-11-21T20:00:00Z', '2026-11-23', 'Monday by noon'],
  ['on a Sunday', '2026-11-22T20:00:00Z', '2026-11-23', 'by noon tomorrow'],
  ['before a holiday', '2026-11-25T20:00:00Z', '2026-11-27', 'Friday by noon'],
  ['on a holiday', '2026-11-26T20:00:00Z', '2026-11-27', 'by noon tomorrow'],
  ['before clocks go forward', '2026-03-08T08:59:00Z', '2026-03-09', 'by noon tomorrow'],
  ['after clocks went forward', '2026-03-09T14:59:00Z', '2026-03-09', 'by noon today'],
  ['after clocks went back', '2026-11-02T15:59:00Z', '2026-11-02', 'by noon today'],
])('a message %s is answered on the next business day', (_, sent, date, text) => {
  const now = Date.parse(sent);
  expect(answerDate(now, denver)).toBe(date);
  expect(answerTime(now, denver, words, { now, zone: denver.timeZone })).toBe(text);
});

test.each([
  ['over a holiday', { answersBy: { time: '12:00', businessDays: 3 } }, '2026-11-27'],
  ['by appointment: on a workday', { hours: [] }, '2026-11-24'],
  [
    'around the clock',
    { hours: [{ days: [...workdays, saturday, sunday], opens: '00:00', closes: '00:00' }] },
    '2026-11-24',
  ],
  ['on one day', { hours: [{ days: [saturday], opens: '08:00', closes: '12:00' }] }, '2026-11-28'],
  [
    'not on days whose hours begin too late, but on the next',
    {
      hours: [
        { days: [tuesday, wednesday], opens: '13:00', closes: '17:00' },
        { days: [wednesday], opens: '08:00', closes: '11:30' },
      ],
    },
    '2026-11-25',
  ],
])('answers a message of a Monday morning %s', (_, facts, date) => {
  expect(answerDate(Date.parse('2026-11-23T16:30:00Z'), { ...denver, ...facts })).toBe(date);
});

test.each([
  ['by noon tomorrow, Denver time', '2026-11-24T18:00:00Z', 'America/New_York'],
  ['by noon tomorrow', '2026-11-24T18:00:00Z', 'America/Boise'],
  // It is Wednesday there already, so its tomorrow would be Thursday.
  ['Wednesday by noon, Denver time', '2026-11-25T02:00:00Z', 'Asia/Kolkata'],
])('says %s to visitors at %s in %s', (text, sent, zone) => {
  const now = Date.parse(sent);
  expect(answerTime(now, denver, words, { now, zone })).toBe(text);
});

test('without a reader names the date and whose time it is', () => {
  const sent = Date.parse('2026-11-25T20:00:00Z');
  expect(answerTime(sent, denver, words)).toBe('Friday, November 27 by noon, Denver time');
});

test('names the date of a day that is a week away', () => {
  const facts = { ...denver, hours: [{ days: [monday], opens: '09:00', closes: '12:00' }] };
  const now = Date.parse('2026-11-23T18:00:00Z');
  const text = answerTime(now, facts, words, { now, zone: denver.timeZone });
  expect(text).toBe('Monday, November 30 by noon');
});

test('says when a message of any time is answered, also where every day is a holiday', () => {
  expect(anyAnswerTime(denver)).toBe('by noon on the next business day');
  const later = { ...denver, answersBy: { time: '09:30', businessDays: 2 } };
  expect(anyAnswerTime(later)).toBe('by 9:30am on the second business day');
  const days = Array.from({ length: 100 }, (_, day) => new Date(Date.UTC(2026, 10, day)));
  const closedOn = days.map((day) => day.toISOString().slice(0, 10));
  const now = Date.parse('2026-11-05T18:00:00Z');
  const text = answerTime(now, { ...denver, closedOn }, words, { now });
  expect(text).toBe('by noon on the next business day');
});
