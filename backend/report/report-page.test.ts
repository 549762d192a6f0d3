import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { sampleCounts } from '#test/fixtures/sample-counts.ts';
import { sampleReport } from '#test/fixtures/sample-report.ts';
import { brand } from '#content-model/content.ts';
import type { DailyCount } from '../analytics/daily-counts.ts';
import type { PeriodOptions } from './report-period.ts';
import { reportPage } from './report-page.ts';

const counts = sampleCounts({ from: '2026-09-01', to: '2026-11-20', visits: 12 });

test('loads nothing, runs nothing, and allows nothing else', async () => {
  const page = await pageOf(counts);
  expect(page).not.toMatch(/https?:|url\(|<link|<script|<img|<iframe|@import| on\w+=/);
  expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
});

test('has the numbers of the chart as a table', async () => {
  const page = parse(await pageOf(counts, { from: '2026-10-01', days: '31' }));
  expect(page.querySelectorAll('svg rect')).toHaveLength(31);
  const visits = page.querySelectorAll('table').at(-1);
  expect(visits?.querySelectorAll('tbody tr')).toHaveLength(31);
});

test('shows made-up names as text', async () => {
  const evil = `"><script>alert('x')</script><img src=x onerror="alert(1)">&lt;`;
  const hostile = counts.map((count) =>
    count.what.endsWith('step')
      ? { ...count, second: count.second + evil }
      : { ...count, first: count.first + evil },
  );
  const page = await pageOf(hostile);
  expect(page).not.toMatch(/<script|<img|onerror="/);
  const names = parse(page)
    .querySelectorAll('tbody th')
    .map(({ text }) => text);
  expect(names.filter((name) => name.includes('<script>')).length).toBeGreaterThan(5);
});

async function pageOf(of: readonly DailyCount[], options?: PeriodOptions): Promise<string> {
  return reportPage(await sampleReport(of, options), brand);
}
