import { describe, expect, test } from 'vitest';
import { NoSuchPeriod, reportPeriod, type AskedPeriod } from './report-period.ts';

const today = '2026-11-21';
const asked = (of: AskedPeriod) => {
  const { period, before } = reportPeriod(of, today);
  return `${period.from} to ${period.to} (${period.days}), before: ${before.from} to ${before.to} (${before.days})`;
};

test.each<[AskedPeriod, string]>([
  [{}, '2026-10-22 to 2026-11-20 (30), before: 2026-09-22 to 2026-10-21 (30)'],
  [{ days: '7' }, '2026-11-14 to 2026-11-20 (7), before: 2026-11-07 to 2026-11-13 (7)'],
  [{ from: '2026-11-01' }, '2026-11-01 to 2026-11-20 (20), before: 2026-10-12 to 2026-10-31 (20)'],
  [
    { to: '2026-03-01', days: '1' },
    '2026-03-01 to 2026-03-01 (1), before: 2026-02-28 to 2026-02-28 (1)',
  ],
  [
    { from: '2026-01-01', days: '31' },
    '2026-01-01 to 2026-01-31 (31), before: 2025-12-01 to 2025-12-31 (31)',
  ],
  [{ from: today }, '2026-11-21 to 2026-11-21 (1), before: 2026-11-20 to 2026-11-20 (1)'],
  [{ month: '2026-10' }, '2026-10-01 to 2026-10-31 (31), before: 2026-09-01 to 2026-09-30 (30)'],
  [{ month: '2026-11' }, '2026-11-01 to 2026-11-20 (20), before: 2026-10-12 to 2026-10-31 (20)'],
])('%j', (of, expected) => expect(asked(of)).toBe(expected));

test('a month with a leap day is compared with a January of 31', () => {
  const { period, before, month } = reportPeriod({ month: '2024-02' }, today);
  expect([period.days, before.days, month]).toEqual([29, 31, '2024-02']);
});

describe('what cannot be meant is told in a sentence:', () => {
  test.each<[AskedPeriod, string]>([
    [{ from: '2026-02-30' }, '--from: "2026-02-30" is not a day such as 2026-10-31'],
    [{ to: '2026-11-22' }, '--to: 2026-11-22 has not come yet'],
    [
      { from: '2026-11-02', to: '2026-11-01' },
      '--from: 2026-11-02 is after 2026-11-01, the last day',
    ],
    [{ days: '0' }, 'A report is of 1 to 3653 days'],
    [{ days: '-1' }, '--days: "-1" is not a whole number of days'],
    [{ days: '1e3' }, '--days: "1e3" is not a whole number of days'],
    [{ from: '2000-01-01' }, 'A report is of 1 to 3653 days'],
    [{ month: '2026-13' }, '--month: "2026-13" is not a month such as 2026-10'],
    [{ month: '2026-12' }, '--month: of 2026-12 no day is over yet'],
    [{ month: '2026-10', days: '3' }, '--month says all: leave out --from, --to and --days'],
    [{ from: '2026-11-20', days: '30' }, '30 days from 2026-11-20 are not over yet'],
    [
      { from: '2026-11-01', to: '2026-11-02', days: '2' },
      '--from, --to and --days are one too many: leave one out',
    ],
  ])('%j', (of, sentence) => {
    expect(() => reportPeriod(of, today)).toThrow(new NoSuchPeriod(sentence));
  });
});
