import { expect, test } from 'vitest';
import { sampleReport } from '#test/fixtures/sample-report.ts';
import type { DailyCount } from '../analytics/daily-counts.ts';

const days = { from: '2026-10-20', to: '2026-11-18' };

test('reads the days of the period and those before', async () => {
  const counts = [visits('2026-10-20', 2), visits('2026-10-19', 5)];
  const { figures, before } = await sampleReport(counts, days);
  expect([figures.steps.visited, before.steps.visited]).toEqual([2, 5]);
});

test.each([
  ['compares with a period counted from its start', '2026-09-22', true],
  ['does not compare with a period counted in part', '2026-10-02', false],
  ['does not compare with a period without counts', '2026-11-14', false],
])('%s', async (_, day, comparable) => {
  const { before } = await sampleReport([visits(day, 9)], days);
  expect(before.isComparable).toBe(comparable);
});

function visits(day: string, count: number): DailyCount {
  return { day, what: 'step', first: 'visited', second: '/', count };
}
