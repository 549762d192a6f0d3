import { expect, test } from 'vitest';
import { addDays, agencyDay, daysFrom, everyDay } from './calendar.ts';

test('counts over the ends of months, leap days and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysFrom('2028-02-01', '2028-03-01')).toBe(30);
  expect(everyDay('2026-12-31', '2027-01-01')).toEqual(['2026-12-31', '2027-01-01']);
});

test.each([
  ['2026-11-22T06:59:59.999Z', '2026-11-21'],
  ['2026-11-22T07:00:00.000Z', '2026-11-22'],
  // In summer, and on the days with 23 and 25 hours.
  ['2026-07-04T05:59:59.999Z', '2026-07-03'],
  ['2026-03-09T06:00:00.000Z', '2026-03-09'],
  ['2026-11-02T06:59:59.999Z', '2026-11-01'],
])('%s is %s in Denver', (moment, day) => {
  expect(agencyDay('America/Denver')(Date.parse(moment))).toBe(day);
});
