import { describe, expect, test } from 'vitest';
import {
  addDays,
  daysFrom,
  everyDay,
  isDay,
  lastDayOf,
  monthBefore,
  startOfDay,
} from './calendar.ts';

const denver = 'America/Denver';
const hour = 60 * 60 * 1000;

test('days go on over the ends of months, leap days and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysFrom('2028-02-01', '2028-03-01')).toBe(30);
  expect(everyDay('2026-12-31', '2027-01-01')).toEqual(['2026-12-31', '2027-01-01']);
  expect([lastDayOf('2028-02'), lastDayOf('2026-02'), lastDayOf('2026-12')]).toEqual([
    '2028-02-29',
    '2026-02-28',
    '2026-12-31',
  ]);
  expect(monthBefore('2026-01')).toBe('2025-12');
});

test.each(['2026-02-29', '2026-13-01', '2026-1-1', '20261101', '2026-11-31', ' 2026-11-01', ''])(
  '“%s” is no day',
  (text) => expect(isDay(text)).toBe(false),
);

describe('a day begins', () => {
  test('at midnight in Denver, whichever offset that is', () => {
    expect(startOfDay('2026-11-21', denver)).toBe(Date.parse('2026-11-21T07:00Z'));
    expect(startOfDay('2026-07-01', denver)).toBe(Date.parse('2026-07-01T06:00Z'));
  });

  test('so that the days on which clocks are set have 23 and 25 hours', () => {
    const length = (day: string) =>
      (startOfDay(addDays(day, 1), denver) - startOfDay(day, denver)) / hour;
    expect([length('2026-03-08'), length('2026-11-01'), length('2026-11-02')]).toEqual([
      23, 25, 24,
    ]);
  });

  test('at one where midnight is left out, as in Cairo in spring', () => {
    expect(startOfDay('2026-04-24', 'Africa/Cairo')).toBe(Date.parse('2026-04-23T22:00Z'));
  });

  test('at the far ends of the world', () => {
    expect(startOfDay('2026-11-21', 'Pacific/Kiritimati')).toBe(Date.parse('2026-11-20T10:00Z'));
    expect(startOfDay('2026-11-21', 'Pacific/Pago_Pago')).toBe(Date.parse('2026-11-21T11:00Z'));
  });
});
