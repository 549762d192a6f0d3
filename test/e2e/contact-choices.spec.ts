import { boxOf } from './box-of.ts';
import { field, footer } from './contact-actions.ts';
import { expect, test } from './fixtures.ts';

test.describe('compact layout', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('offers three ways, and shows the form once it is chosen', async ({ page }) => {
    await page.goto('/');
    const section = footer(page);
    await expect(section.getByRole('heading', { name: 'Let’s connect!' })).toBeVisible();
    await expect(section.getByText('Click your preferred contact type')).toBeVisible();
    await expect(
      section.getByRole('link', { name: /Call\/Text.*Mon-Fri 9a - 6p/ }),
    ).toHaveAttribute('href', /^tel:\+\d+$/);
    await expect(section.getByRole('link', { name: /Email.*@.*Available 24\/7/ })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    const choice = section.getByRole('button', { name: /Contact Form.*Available 24\/7/ });
    const heading = section.getByRole('heading', { name: 'Contact Form' });
    await expect(field(section, 'Name')).toBeHidden();

    const visited = await page.evaluate(() => history.length);
    await choice.click();
    await expect(heading).toBeFocused();
    await expect(field(section, 'Name')).toBeVisible();
    await expect(choice).toBeHidden();
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.evaluate(() => history.length)).toBe(visited);

    await section.getByRole('button', { name: 'Back to the contact types' }).click();
    await expect(choice).toBeFocused();
    await expect(choice).toHaveAttribute('aria-expanded', 'false');
    await expect(field(section, 'Name')).toBeHidden();

    for (const key of ['Space', 'Enter']) {
      await page.keyboard.press(key);
      await expect(heading).toBeFocused();
      await section.getByRole('button', { name: 'Back to the contact types' }).click();
      await expect(choice).toBeFocused();
    }
  });

  test('shows the form that the address names, and can hide it', async ({ page }) => {
    await page.goto('/#footer-form');
    const section = footer(page);
    await expect(field(section, 'Name')).toBeVisible();
    await section.getByRole('button', { name: 'Back to the contact types' }).click();
    await expect(field(section, 'Name')).toBeHidden();
    await expect(section.getByRole('button', { name: /^Contact Form/ })).toBeFocused();
  });
});

test.describe('wide layout', () => {
  test.use({ viewport: { width: 960, height: 800 } });

  test('shows the entries and the form side by side', async ({ page }) => {
    await page.goto('/');
    const section = footer(page);
    await expect(
      section.getByText('Fill out the contact form, or contact us directly.'),
    ).toBeVisible();
    const phone = section.getByRole('link', { name: /Give us a call M-F, 9am - 6pm\./ });
    await expect(phone).toHaveAttribute('href', /^tel:/);
    const email = section.getByRole('link', {
      name: /Want to skip the form\? No Problem! Click me to send an email/,
    });
    await expect(email).toHaveAttribute('href', /^mailto:/);
    const form = section.getByRole('form', { name: 'Contact Form' });
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
    await expect(field(section, 'Name')).toBeVisible();
    await expect(section.getByText('Click your preferred contact type')).toBeHidden();
    await expect(section.getByRole('button', { name: /Contact Form/ })).toBeHidden();
  });

  test('keeps a form in use when the window becomes narrow', async ({ page }) => {
    await page.goto('/');
    const section = footer(page);
    await field(section, 'Name').fill('Rosa');
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(field(section, 'Name')).toBeFocused();
    await expect(field(section, 'Name')).toHaveValue('Rosa');
  });
});

test('links the choice to the form where the page’s script does not load, also in the dialog', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // As where the script is blocked, or too new for the browser.
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/<script type="module".*?<\/script>/gs, '');
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto('/');
  const section = footer(page);
  await expect(field(section, 'Name')).toBeHidden();
  await section.getByRole('link', { name: /^Contact Form/ }).click();
  await expect(field(section, 'Name')).toBeInViewport();
  await expect(section.getByRole('button', { name: 'Back to the contact types' })).toBeHidden();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('banner').getByRole('button', { name: 'Free Consultation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact' });
  await dialog.getByRole('link', { name: /^Contact Form/ }).click();
  await expect(field(dialog, 'Name')).toBeInViewport();
});
