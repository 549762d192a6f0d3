import { expect, test } from 'vitest';
import type { DailyCount } from '../analytics/daily-counts.ts';
import { reportPeriod } from './report-period.ts';
import { report } from './report.ts';

test('reads the days of the period and those before', async () => {
  const { figures, before } = await reportOf([visits('2026-11-01', 2), visits('2026-10-05', 5)]);
  expect([figures.steps.visited, before.steps.visited]).toEqual([2, 5]);
});

test.each([
  ['compares with a period counted from its start', '2026-10-04', true],
  ['does not compare with a period counted in part', '2026-10-14', false],
  ['does not compare with a period without counts', '2026-11-14', false],
])('%s', async (_, day, comparable) => {
  expect((await reportOf([visits(day, 9)])).before.isComparable).toBe(comparable);
});

function visits(day: string, count: number): DailyCount {
  return { day, what: 'step', first: 'visited', second: '/', count };
}

function reportOf(counts: readonly DailyCount[]) {
  const today = '2026-12-24';
  const between = (from: string, to: string) =>
    Promise.resolve(counts.filter(({ day }) => day >= from && day <= to));
  return report(
    { between },
    {
      ...reportPeriod({ from: '2026-11-01', to: '2026-11-30' }, today),
      site: 'Fourteener',
      timeZone: 'America/Denver',
      today,
    },
  );
}
