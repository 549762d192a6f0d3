import { boxOf } from './box-of.ts';
import { agency, contact, contactForm } from '#content-model/content.ts';
import {
  consultationButton,
  contactDialog,
  field,
  footer,
  formBack,
  formChoice,
  formIn,
} from './contact-actions.ts';
import { expect, phone, test } from './fixtures.ts';

test.describe('compact layout', () => {
  test.use({ viewport: phone });

  test('offers three ways, and shows the form once it is chosen or the address names it', async ({
    page,
  }) => {
    await page.goto('/');
    const section = footer(page);
    await expect(
      section.getByRole('heading', { name: contact.heading, exact: true }),
    ).toBeVisible();
    await expect(section.getByText(contact.prompt, { exact: true })).toBeVisible();
    const link = (...parts: readonly string[]) =>
      section.getByRole('link', { name: parts.join(' '), exact: true });
    const { call, email } = contact;
    // After these stands whether the phone is answered now.
    await expect(
      section.getByRole('link', {
        name: [call.name, agency.phone.display, call.compactNote].join(' '),
      }),
    ).toHaveAttribute('href', `tel:${agency.phone.international}`);
    await expect(link(email.name, agency.email, email.compactNote)).toHaveAttribute(
      'href',
      `mailto:${agency.email}`,
    );
    const choice = formChoice(section);
    const heading = section.getByRole('heading', { name: contactForm.name, exact: true });
    await expect(field(section, 'name')).toBeHidden();

    const visited = await page.evaluate(() => history.length);
    await choice.click();
    await expect(heading).toBeFocused();
    await expect(field(section, 'name')).toBeVisible();
    await expect(choice).toBeHidden();
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.evaluate(() => history.length)).toBe(visited);

    await formBack(section).click();
    await expect(choice).toBeFocused();
    await expect(choice).toHaveAttribute('aria-expanded', 'false');
    await expect(field(section, 'name')).toBeHidden();

    for (const key of ['Space', 'Enter']) {
      await page.keyboard.press(key);
      await expect(heading).toBeFocused();
      await formBack(section).click();
      await expect(choice).toBeFocused();
    }

    await page.goto('/privacy#footer-form');
    await expect(field(section, 'name')).toBeVisible();
    await formBack(section).click();
    await expect(field(section, 'name')).toBeHidden();
    await expect(choice).toBeFocused();
  });
});

test.describe('wide layout', () => {
  test.use({ viewport: { width: 960, height: 800 } });

  test('shows the entries and the form side by side', async ({ page }) => {
    await page.goto('/');
    const section = footer(page);
    await expect(section.getByText(contact.lead, { exact: true })).toBeVisible();
    const phone = section.getByRole('link', { name: contact.call.note });
    await expect(phone).toHaveAttribute('href', /^tel:/);
    const email = section.getByRole('link', { name: contact.email.note });
    await expect(email).toHaveAttribute('href', /^mailto:/);
    const form = formIn(section);
    for (const width of [960, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { x, y, height } = await boxOf(form);
      for (const entry of [phone, email]) {
        const box = await boxOf(entry);
        expect(box.x + box.width, `left of the form at ${width} px`).toBeLessThanOrEqual(x);
        expect(box.y, `no higher than it at ${width} px`).toBeGreaterThanOrEqual(y - 100);
        expect(box.y + box.height, `no lower at ${width} px`).toBeLessThanOrEqual(y + height);
      }
    }
    await expect(field(section, 'name')).toBeVisible();
    await expect(section.getByText(contact.prompt, { exact: true })).toBeHidden();
    await expect(formChoice(section)).toBeHidden();
  });
});

test.describe('where the page’s script does not load', () => {
  test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module/] });

  test('links the choice to the form, also in the dialog', async ({ page }) => {
    await page.setViewportSize(phone);
    // As where the script is blocked, or too new for the browser.
    await page.route(/\/_astro\/document\.[^/]+\.js$/, (route) => route.abort());
    await page.goto('/');
    const section = footer(page);
    await expect(field(section, 'name')).toBeHidden();
    await formChoice(section, 'link').click();
    await expect(field(section, 'name')).toBeInViewport();
    await expect(formBack(section)).toBeHidden();

    await page.setViewportSize({ width: 1440, height: 900 });
    await consultationButton(page).click();
    const dialog = contactDialog(page);
    await formChoice(dialog, 'link').click();
    await expect(field(dialog, 'name')).toBeInViewport();
  });
});
