import { expect, test } from './fixtures.ts';
import { expectNoViolations } from './no-violations.ts';

test.describe('axe finds nothing in what opens over a page:', () => {
  test.use({ viewport: { width: 390, height: 900 } });

  test('the menu, where there is one', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectNoViolations(page, { widths: [320, 390, 768], part: 'dialog[open]' });
  });

  test('the contact dialog, with and without its form, and with problems', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('main').getByRole('button', { name: 'Contact Us' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Contact' });
    await expect(dialog).toHaveCSS('opacity', '1');
    await expectNoViolations(page, { part: 'dialog[open]', state: 'the choices' });
    await dialog.getByRole('button', { name: 'Contact Form' }).click();
    await expect(dialog.locator('form')).toHaveAttribute('novalidate');
    await expectNoViolations(page, { part: 'dialog[open]', state: 'the form' });
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expectNoViolations(page, { part: 'dialog[open]', state: 'the form with problems' });
  });

  test('a picture shown large', async ({ page }) => {
    await page.goto('/clients');
    await page
      .getByRole('button', { name: /larger/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog').filter({ visible: true });
    await expect(dialog).toHaveCSS('opacity', '1');
    await expectNoViolations(page, { part: 'dialog[open]' });
  });
});
