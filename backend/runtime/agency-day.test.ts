import { expect, test } from 'vitest';
import { agencyDay } from '../analytics/calendar.ts';

const denver = agencyDay('America/Denver');

test.each([
  // Winter and summer.
  ['2026-11-22T06:59:59.999Z', '2026-11-21'],
  ['2026-11-22T07:00:00.000Z', '2026-11-22'],
  ['2026-07-04T05:59:59.999Z', '2026-07-03'],
  ['2026-07-04T06:00:00.000Z', '2026-07-04'],
  // The days with 23 and 25 hours.
  ['2026-03-08T07:00:00.000Z', '2026-03-08'],
  ['2026-03-09T06:00:00.000Z', '2026-03-09'],
  ['2026-11-01T06:00:00.000Z', '2026-11-01'],
  ['2026-11-02T06:59:59.999Z', '2026-11-01'],
  ['2028-02-29T12:00:00.000Z', '2028-02-29'],
  ['2027-01-01T06:59:00.000Z', '2026-12-31'],
])('%s is %s in Denver', (moment, day) => {
  expect(denver(Date.parse(moment))).toBe(day);
});
