import { expect, test } from 'vitest';
import { addDays, daysFrom, everyDay } from './calendar.ts';

test('counts over the ends of months, leap days and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysFrom('2028-02-01', '2028-03-01')).toBe(30);
  expect(everyDay('2026-12-31', '2027-01-01')).toEqual(['2026-12-31', '2027-01-01']);
});
