import { menu } from '../fixtures/site-content.ts';
import { expect, test } from './fixtures.ts';
import { loggedEventNames } from './logged-events.ts';

test('the first Tab offers a way past the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('below 960 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu is a modal dialog with the pages of the header', async ({ page }) => {
    await page.goto('/');
    const open = page.getByRole('button', { name: 'Menu' });
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: /Call/ })).toBeVisible();

    await open.click();
    await expect(dialog.getByRole('listitem')).toHaveText(menu.map(({ name }) => name));
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await open.click();
    await page.setViewportSize({ width: 960, height: 844 });
    await expect(dialog).toBeHidden();
    await expect(main.getByRole('link', { name: 'About' })).toBeVisible();
    await expect(open).toBeHidden();
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('the menu leads to the contact dialog', async ({ page }) => {
        await page.goto('/');
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('button', { name: 'Free Consultation' }).click();
        const dialog = page.getByRole('dialog', { name: 'Contact' });
        await expect(dialog).toBeVisible();
        if (javaScriptEnabled) {
          expect(await loggedEventNames(page)).toEqual(['screen_view', 'open_contact']);
        }
        await dialog.getByRole('button', { name: 'Back to the page' }).click();
        await expect(dialog).toBeHidden();
      });
    });
  }
});
