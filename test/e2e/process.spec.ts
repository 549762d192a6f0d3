import type { Page } from '@playwright/test';
import { processPage, processSteps } from '#content-model/content.ts';
import { expect, test } from './fixtures.ts';
import { skipWithout } from './skip-without.ts';
import { expectNoViolations } from './no-violations.ts';

skipWithout('a process page', processPage.hidden !== true);

test('the contents mark the section being read and lead to each', async ({ page }) => {
  await page.goto('/process');
  const current = contents(page).locator('[aria-current]');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const { id, title: name } of processSteps) {
      await contents(page)
        .getByRole('link')
        .and(page.locator(`[href="#${id}"]`))
        .click();
      const heading = page.getByRole('heading', { level: 2, name, exact: true });
      await expect(heading).toBeInViewport({ ratio: 1 });
      expect(await heading.evaluate(isUncovered), `nothing covers “${name}”`).toBe(true);
      await page
        .getByRole('region', { name, exact: true })
        .evaluate((section) => section.scrollIntoView({ block: 'center' }));
      await expect(current).toHaveAttribute('href', `#${id}`);
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(current).toHaveCount(0);
  }
  await contents(page).getByRole('link').last().click();
  await expect(current).toHaveCount(1);
  await expectNoViolations(page, { part: 'main', state: 'with a section marked' });
});

const contents = (page: Page) =>
  page.getByRole('navigation', { name: processPage.contentsLabel, exact: true });

/** Whether a tap on the heading would touch the heading itself. */
function isUncovered(heading: Element): boolean {
  const { left, top, height } = heading.getBoundingClientRect();
  return [top + 2, top + height - 2].every(
    (y) => document.elementFromPoint(left + 10, y) === heading,
  );
}
