import { reportPage } from '../../backend/report/report-page.ts';
import { sampleCounts } from '../fixtures/sample-counts.ts';
import { sampleReport } from '../fixtures/sample-report.ts';
import { brand } from '#content-model/content.ts';
import { expect, test } from './fixtures.ts';
import { expectNoViolations } from './no-violations.ts';

test('a report fits a phone and has no axe violations', async ({ page }) => {
  const counts = sampleCounts({ from: '2026-09-01', to: '2026-11-20', visits: 30 });
  await page.setContent(reportPage(await sampleReport(counts), brand));
  await expect(page.getByRole('img', { name: /^Visits by day/ })).toBeVisible();
  await expectNoViolations(page, { widths: [390, 1440] });
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
