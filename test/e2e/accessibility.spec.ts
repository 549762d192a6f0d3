import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { routes } from './routes.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** The browser's own words on the answer that the 404 page is. */
test.use({ expectedErrors: [/no-such-page|status of 404/] });

const widths = [320, 390, 768, 1440];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const route of routes) {
    test(`axe finds nothing on ${route}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(route);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violations(page), `${width} px`).toEqual([]);
      }
    });
  }

  for (const width of widths) {
    test.describe(`axe finds nothing, ${colorScheme} at ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test('in the menu', async ({ page }) => {
        test.skip(width >= 960, 'the header has the menu');
        await page.goto('/about');
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });

      test('in the contact dialog, with and without its form, and with errors', async ({
        page,
      }) => {
        await page.goto('/about');
        await page.getByRole('main').getByRole('button', { name: 'Contact Us' }).first().click();
        const dialog = page.getByRole('dialog', { name: 'Contact' });
        await expect(dialog).toHaveCSS('opacity', '1');
        expect(await violations(page), 'the choices').toEqual([]);
        await dialog.getByRole('button', { name: 'Contact Form' }).click();
        await expect(dialog.locator('form')).toHaveAttribute('novalidate');
        await dialog.getByRole('button', { name: 'Send' }).click();
        await expect(dialog.getByRole('alert')).toBeVisible();
        expect(await violations(page), 'the form with errors').toEqual([]);
      });

      test('in a picture shown large', async ({ page }) => {
        await page.goto('/clients');
        await page
          .getByRole('button', { name: /larger/ })
          .first()
          .click();
        await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCSS('opacity', '1');
        expect(await violations(page)).toEqual([]);
      });
    });
  }
}

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).withTags(wcag).analyze();
  return found.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}
