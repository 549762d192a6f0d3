import { expect, test } from 'vitest';
import { agencyDay } from './agency-day.ts';

const denver = agencyDay('America/Denver');

test.each([
  ['the last moment of a winter’s day', '2026-11-22T06:59:59.999Z', '2026-11-21'],
  ['midnight in winter', '2026-11-22T07:00:00.000Z', '2026-11-22'],
  ['the last moment of a summer’s day', '2026-07-04T05:59:59.999Z', '2026-07-03'],
  ['midnight in summer', '2026-07-04T06:00:00.000Z', '2026-07-04'],
  // The 8th of March 2026 has 23 hours there, the 1st of November 25.
  ['the beginning of the shortest day', '2026-03-08T07:00:00.000Z', '2026-03-08'],
  ['its end', '2026-03-09T05:59:59.999Z', '2026-03-08'],
  ['the day after it', '2026-03-09T06:00:00.000Z', '2026-03-09'],
  ['the beginning of the longest day', '2026-11-01T06:00:00.000Z', '2026-11-01'],
  ['its end', '2026-11-02T06:59:59.999Z', '2026-11-01'],
  ['the day after it', '2026-11-02T07:00:00.000Z', '2026-11-02'],
  ['the leap day', '2028-02-29T12:00:00.000Z', '2028-02-29'],
  ['New Year’s Eve', '2027-01-01T06:59:00.000Z', '2026-12-31'],
])('%s', (_, moment, day) => {
  expect(denver(Date.parse(moment))).toBe(day);
});
