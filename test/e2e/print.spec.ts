import { agency, frame, offer, processPage } from '#content-model/content.ts';
import { articleOf, articles } from '../fixtures/site-content.ts';
import { expect, test } from './fixtures.ts';
import { skipWithout } from './skip-without.ts';

for (const route of ['/', ...articles.slice(0, 1).map(articleOf)]) {
  test(`on paper ${route} says how to reach the agency, and has nothing to press`, async ({
    page,
  }) => {
    await page.goto(route);
    await page.setViewportSize({ width: 720, height: 900 });
    for (const id of ['menu-dialog', 'contact-dialog']) {
      const dialog = page.locator(`#${id}`);
      await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
      await expect(dialog).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(dialog).toBeHidden();
      await dialog.evaluate((element: HTMLDialogElement) => element.close());
      await page.emulateMedia({ media: 'screen' });
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeVisible();
    for (const part of ['banner', 'main'] as const) {
      await expect(page.getByRole(part).getByRole('button')).toHaveCount(0);
    }
    for (const detail of [agency.phone.display, agency.email]) {
      await expect(page.getByText(detail).filter({ visible: true })).not.toHaveCount(0);
    }
  });
}

test.describe('on paper', () => {
  test.use({ viewport: { width: 720, height: 900 } });

  test('the end of a page is in one piece, with the details of the agency', async ({ page }) => {
    await page.goto('/message-sent');
    await page.emulateMedia({ media: 'print' });
    const end = page.getByRole('contentinfo').getByText(frame.rights).locator('..');
    await expect(end).toHaveCSS('break-inside', 'avoid');
    const details = page
      .getByRole('contentinfo')
      .getByText(frame.footer.contact, { exact: true })
      .locator('../..');
    await expect(details).toHaveCSS('break-after', 'avoid');
  });

  test.describe('the prices', () => {
    skipWithout('the process', processPage.hidden !== true);

    test('are in one piece under their heading', async ({ page }) => {
      await page.goto('/process');
      await page.emulateMedia({ media: 'print' });
      const prices = page.getByRole('region', { name: offer.prices.heading, exact: true });
      await expect(prices.getByRole('list').first()).toHaveCSS('break-inside', 'avoid');
      const heading = prices.getByRole('heading', { level: 2 });
      await expect(heading.locator('..')).toHaveCSS('break-after', 'avoid');
    });
  });
});
