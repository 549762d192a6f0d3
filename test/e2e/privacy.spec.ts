import type { Page } from '@playwright/test';
import { storedInBrowser } from '#site/sections/privacy/stored-data.ts';
import { fill, footer, newMessage, notSent, openForm, sendButton } from './contact-actions.ts';
import { expect, test } from './fixtures.ts';
import { keptPlaces } from './kept-places.ts';
import { agency } from './site-content.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the way to the privacy page is beside each Send button and in the footer', async ({
  page,
}) => {
  await page.goto('/');
  const form = await openForm(page);
  const link = form.getByRole('link', { name: /^Privacy/ });
  const [button, beside] = await Promise.all([sendButton(form).boundingBox(), link.boundingBox()]);
  expect(Math.abs(middle(button) - middle(beside))).toBeLessThan(2);
  await expect(footer(page).getByRole('link', { name: 'Privacy', exact: true })).toHaveAttribute(
    'href',
    '/privacy',
  );
  await page.getByRole('banner').getByRole('button', { name: 'Free Consultation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact' });
  await dialog.getByRole('button', { name: /^Contact Form/ }).click();
  await dialog.getByRole('link', { name: /^Privacy/ }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page).toHaveTitle(/^Privacy/);
});

test('the privacy page names the agency, and says what the settings of the build do', async ({
  page,
}) => {
  await page.goto('/privacy');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: agency.phone.display })).toHaveAttribute(
    'href',
    `tel:${agency.phone.international}`,
  );
  await expect(main.getByRole('link', { name: agency.email })).toBeVisible();
  // What the settings of the build say.
  await expect(main).toContainText('this copy of the site sends no mail');
});

test('every link of the privacy page to itself says that it is this page', async ({ page }) => {
  await page.goto('/privacy');
  const links = [(await openForm(page)).getByRole('link', { name: /^Privacy/ })];
  links.push(footer(page).getByRole('link', { name: 'Privacy', exact: true }));
  links.push((await openDialogForm(page)).getByRole('link', { name: /^Privacy/ }));
  for (const link of links) await expect(link).toHaveAttribute('aria-current', 'page');
});

test.describe('a visit with a message, and with one that fails', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('leaves no cookie, and in the browser what the page says and nothing else', async ({
    page,
    context,
  }) => {
    const cookies: string[] = [];
    page.on('response', (response) => {
      if ('set-cookie' in response.headers()) cookies.push(response.url());
    });
    const seen = new Set<string>();
    const look = async () => (await keptPlaces(page)).forEach((place) => seen.add(place));

    await page.goto('/');
    const form = await openForm(page);
    await fill(form, newMessage());
    await sendButton(form).click();
    await expect(page.getByRole('heading', { name: /Rosa Medina/ })).toBeFocused();
    await look();
    // From one article to another with a draft: what is kept for the next page is kept by then.
    await page.goto('/services/post/seo');
    await fill(await openDialogForm(page), newMessage());
    await page.goto('/services/post/web-development');
    await look();
    await page.route('**/api/emailMessage', (route) => route.abort());
    const failing = await openDialogForm(page);
    await sendButton(failing).click();
    await expect(notSent(failing)).toBeVisible();
    await look();
    await page.goto('/privacy');
    await page.getByRole('checkbox', { name: 'Do not count this browser' }).check();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('visit'))).toBeNull();
    await look();

    const named = storedInBrowser({ asksForGoogle: false, botCheck: 'proof-of-work' }).flatMap(
      ({ places }) => places,
    );
    expect([...seen].sort()).toEqual(named.sort());
    expect(await page.evaluate(() => document.cookie)).toBe('');
    expect(await context.cookies()).toEqual([]);
    expect(cookies).toEqual([]);
  });
});

async function openDialogForm(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Free Consultation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact' });
  await dialog.getByRole('button', { name: /^Contact Form/ }).click();
  const form = dialog.getByRole('form', { name: 'Contact Form' });
  await expect(form).toHaveAttribute('novalidate');
  return form;
}

function middle(box: { readonly y: number; readonly height: number } | null): number {
  return box === null ? NaN : box.y + box.height / 2;
}
