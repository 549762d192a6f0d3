import { reportFonts } from '../../backend/report/page/report-fonts.ts';
import { reportPage } from '../../backend/report/page/report-page.ts';
import { sampleCounts } from '../fixtures/sample-counts.ts';
import { sampleReport } from '../fixtures/sample-report.ts';
import { expect, test } from './fixtures.ts';
import { expectNoViolations } from './no-violations.ts';

test('a report opens with its styles alone, fits a phone and has nothing that axe finds', async ({
  page,
}) => {
  const counts = sampleCounts({ from: '2026-09-01', to: '2026-11-20', visits: 30 });
  await page.setContent(reportPage(await sampleReport(counts), reportFonts()));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^Gloock/);
  await expect(page.getByRole('img', { name: /^Visits a day/ })).toBeVisible();
  await expectNoViolations(page, { widths: [390, 1440] });
  for (const width of [600, 390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const cut = page.locator('.table').filter({ visible: true });
    expect(
      await cut.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth)),
    ).toEqual(Array.from({ length: await cut.count() }, () => 0));
  }
});
