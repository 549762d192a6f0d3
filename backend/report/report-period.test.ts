import { expect, test } from 'vitest';
import { PeriodError, reportPeriod, type PeriodOptions } from './report-period.ts';

const today = '2026-11-21';

test.each<[PeriodOptions, string]>([
  [{}, '2026-10-22 to 2026-11-20 (30), after 2026-09-22 to 2026-10-21'],
  [{ days: '7' }, '2026-11-14 to 2026-11-20 (7), after 2026-11-07 to 2026-11-13'],
  [{ from: '2026-11-01' }, '2026-11-01 to 2026-11-20 (20), after 2026-10-12 to 2026-10-31'],
  [{ to: '2026-03-01', days: '1' }, '2026-03-01 to 2026-03-01 (1), after 2026-02-28 to 2026-02-28'],
  [{ from: today }, '2026-11-21 to 2026-11-21 (1), after 2026-11-20 to 2026-11-20'],
])('%j', (options, expected) => {
  const { period, before } = reportPeriod(options, today);
  expect(
    `${period.from} to ${period.to} (${period.days}), after ${before.from} to ${before.to}`,
  ).toBe(expected);
});

test.each<[PeriodOptions, string]>([
  [{ from: '2026-02-30' }, '--from: "2026-02-30" is not a day such as 2026-10-31'],
  [{ to: '2026-11-22' }, 'The period would end on 2026-11-22, in the future'],
  [
    { from: '2026-11-02', to: '2026-11-01' },
    'The period would begin on 2026-11-02 and end on 2026-11-01',
  ],
  [{ days: '0' }, '--days: "0" is not a number of days'],
  [{ days: '3654' }, 'A report has at most 3653 days, after 2000-01-01'],
  [{ from: '2026-11-01', to: '2026-11-02', days: '2' }, 'Use two of --from, --to and --days'],
])('rejects %j', (options, message) => {
  expect(() => reportPeriod(options, today)).toThrow(new PeriodError(message));
});
