import { agency, frame, menu } from '#content-model/content.ts';
import { button, contactDialog } from './contact-actions.ts';
import { expect, phone, test } from './fixtures.ts';
import { loggedEventNames } from './logged-events.ts';
import { expectNoViolations } from './no-violations.ts';

test('the first Tab offers a way past the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: frame.skipLink, exact: true });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('below 960 px', () => {
  test.use({ viewport: phone });

  test('the menu is a modal dialog with the pages of the header, and leads to the contact dialog', async ({
    page,
  }) => {
    await page.goto('/');
    const open = button(page.getByRole('banner'), frame.menuButton);
    const dialog = page.getByRole('dialog', { name: frame.menuButton, exact: true });
    const main = page.getByRole('navigation', { name: frame.menuLabel, exact: true });
    await expect(main).toBeHidden();
    await expect(
      page.getByRole('banner').getByRole('link', { name: `${frame.call} ${agency.phone.display}` }),
    ).toBeVisible();

    await open.click();
    await expect(dialog.getByRole('list').first().getByRole('listitem')).toHaveText(
      menu.map(({ name }) => name),
    );
    await expectNoViolations(page, { widths: [390, 600], part: 'dialog[open]' });
    await button(dialog, frame.close).click();
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await open.click();
    await button(dialog, frame.consultationButton).click();
    await expect(contactDialog(page)).toBeVisible();
    expect(await loggedEventNames(page)).toEqual(['screen_view', 'open_contact']);
    await button(contactDialog(page), frame.backToPage).click();
    await expect(contactDialog(page)).toBeHidden();
    // Its own button is in the menu, which is closed.
    await expect(open).toBeFocused();

    await open.click();
    await page.setViewportSize({ width: 960, height: 844 });
    await expect(dialog).toBeHidden();
    // A long menu stays behind the button.
    const isLong = (await page.getByRole('banner').getAttribute('data-menu')) !== null;
    await expect(main.getByRole('link').last()).toBeVisible({ visible: !isLong });
    await expect(open).toBeVisible({ visible: isLong });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu leads to the contact dialog', async ({ page }) => {
      await page.goto('/');
      await button(page.getByRole('banner'), frame.menuButton).click();
      await button(page.getByRole('dialog'), frame.consultationButton).click();
      await button(contactDialog(page), frame.backToPage).click();
      await expect(contactDialog(page)).toBeHidden();
    });
  });
});
