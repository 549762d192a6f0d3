import { expect, test } from './fixtures.ts';
import { loggedEventNames } from './logged-events.ts';

const menu = [
  ['Home', '/'],
  ['About', '/about'],
  ['Clients', '/clients'],
  ['Services', '/services'],
] as const;

test.describe('from 960 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the header names the agency, leads to four pages and marks the current one', async ({
    page,
  }) => {
    await page.goto('/');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    for (const [name, path] of menu) {
      await expect(navigation.getByRole('link', { name })).toHaveAttribute('href', path);
    }
    await expect(navigation.getByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(navigation.locator('[aria-current]')).toHaveCount(1);
    await expect(page.getByRole('banner').getByRole('link', { name: /Call/ })).toHaveAttribute(
      'href',
      /^tel:\+1\d{10}$/,
    );
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  });

  test('the first Tab offers a way past the header', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the footer holds the contact section, the copyright line and the social links', async ({
    page,
  }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading', { name: 'Let’s connect!' })).toBeVisible();
    await expect(footer).toContainText('© 2022');
    for (const network of ['Facebook', 'Instagram', 'LinkedIn']) {
      await expect(footer.getByRole('link', { name: network })).toBeVisible();
    }
  });
});

test.describe('below 960 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu is a modal of its own, closed by its button and by Escape', async ({ page }) => {
    await page.goto('/');
    const open = page.getByRole('button', { name: 'Menu' });
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();

    await open.click();
    for (const [name, path] of menu) {
      await expect(dialog.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    }
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('the menu closes when the window grows to where the header has it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.setViewportSize({ width: 960, height: 844 });
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }),
    ).toBeVisible();
  });

  test('the consultation can be asked for from the menu, and a call is one tap away', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: /Call/ })).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Free Consultation' }).click();
    await expect(page.getByRole('dialog', { name: 'Contact' })).toBeVisible();
    expect(await loggedEventNames(page)).toEqual(['screen_view', 'open_contact']);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('menu and contact dialog still open and close', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Free Consultation' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Back to the page' }).click();
    await expect(dialog).toBeHidden();
  });
});
