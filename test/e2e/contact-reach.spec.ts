import { agency, contact, frame } from '#content-model/content.ts';
import { contactDialog, field, openForm } from './contact-actions.ts';
import { expect, phone, test } from './fixtures.ts';

test.describe('the contact bar at 390 px', () => {
  test.use({ viewport: phone });

  test('steps aside for a field, and for the contact section', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('region', { name: frame.contactBar, exact: true });
    const isShown = () => bar.evaluate((each) => getComputedStyle(each).clipPath === 'none');
    await expect.poll(isShown).toBe(false);
    await page.mouse.wheel(0, 1500);
    await expect.poll(isShown).toBe(true);
    const form = await openForm(page);
    await field(form, 'name').focus();
    await expect.poll(isShown).toBe(false);
    await page.evaluate(() => scrollTo(0, 1500));
    // From here on only the field hides it.
    await expect(page.locator('[data-contact-bar]')).not.toHaveAttribute('data-away');
    expect(await isShown()).toBe(false);
    await field(form, 'name').blur();
    await expect.poll(isShown).toBe(true);
    await bar.getByRole('button', { name: frame.consultationButton, exact: true }).click();
    await expect(contactDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(
      bar.getByRole('button', { name: frame.consultationButton, exact: true }),
    ).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to the contact form', async ({ page }) => {
      await page.goto('/');
      const bar = page.getByRole('region', { name: frame.contactBar, exact: true });
      await bar.getByRole('link', { name: frame.consultationButton, exact: true }).click();
      await expect(field(page.getByRole('contentinfo'), 'name')).toBeInViewport();
    });
  });
});

test.describe('the number', () => {
  test.use({
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test('can be copied on a computer', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const section = page
      .getByRole('contentinfo')
      .getByRole('region', { name: contact.heading, exact: true });
    // Its script comes when the page is first scrolled.
    await section.scrollIntoViewIfNeeded();
    const copy = section.getByRole('button', { name: contact.call.copy, exact: true });
    await expect(copy).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await copy.click();
    await expect(section.getByText(contact.call.copied, { exact: true })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(agency.phone.display);
    await page.clock.runFor(3_000);
    await expect(section.getByText(contact.call.copied, { exact: true })).toBeHidden();
  });
});
