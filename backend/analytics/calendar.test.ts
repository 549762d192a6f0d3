import { expect, test } from 'vitest';
import { addDays, daysFrom, everyDay, isDay } from './calendar.ts';

test('counts over the ends of months, leap days and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysFrom('2028-02-01', '2028-03-01')).toBe(30);
  expect(everyDay('2026-12-31', '2027-01-01')).toEqual(['2026-12-31', '2027-01-01']);
});

test.each(['2026-02-29', '2026-13-01', '2026-1-1', '20261101', ' 2026-11-01', ''])(
  '“%s” is not a day',
  (text) => expect(isDay(text)).toBe(false),
);
