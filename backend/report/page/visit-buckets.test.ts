import { expect, test } from 'vitest';
import { everyDay } from '../../analytics/calendar.ts';
import { visitBuckets } from './visit-buckets.ts';

const visits = (from: string, to: string) =>
  visitBuckets(everyDay(from, to).map((day) => ({ day, visits: 1 })));

test('weeks begin on Monday, and say where they are short', () => {
  const { unit, buckets } = visits('2026-08-20', '2026-11-18');
  expect(unit).toBe('week');
  expect(buckets).toHaveLength(14);
  expect(buckets.at(0)).toMatchObject({
    name: 'Week from August 17, 2026 (4 of 7 days)',
    visits: 4,
    isPart: true,
  });
  expect(buckets.at(1)).toMatchObject({
    name: 'Week from August 24, 2026',
    label: 'Aug 24',
    visits: 7,
    isPart: false,
  });
  expect(buckets.at(-1)?.name).toBe('Week from November 16, 2026 (3 of 7 days)');
});

test('two months are told day by day, and more than a year by months', () => {
  expect(visits('2026-09-01', '2026-10-31').unit).toBe('day');
  const { unit, buckets } = visits('2025-10-15', '2026-11-18');
  expect(unit).toBe('month');
  expect(buckets.at(0)?.name).toBe('October 2025 (17 of 31 days)');
});
