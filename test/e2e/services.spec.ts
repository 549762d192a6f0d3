import type { Page } from '@playwright/test';
import { field, fill, footer, newMessage, sendButton, storedFrom } from './contact-actions.ts';
import { expect, test } from './fixtures.ts';
import { loggedEvents } from './logged-events.ts';

const services = [
  ['Web Application Development', 'webapp-development'],
  ['Website Visitor Analytics', 'data-analytics'],
  ['Website Development', 'web-development'],
  ['A/B Testing', 'traffic-sales'],
  ['Increasing your SEO Ranking', 'seo'],
  ['Social Media and Email Marketing', 'social-marketing'],
] as const;

const tools = [
  'Angular web development',
  'Firebase hosting and functions',
  'Google Analytics',
  'Google Ads',
];

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test('lists six services in their order, with the tools and one form', async ({ page }) => {
  await page.goto('/services');
  await test.step('lists six services in their order, each with its article', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Available Services');
    const cards = cardsOf(page);
    await expect(cards.getByRole('heading', { level: 2 })).toHaveText(
      services.map(([title]) => title),
    );
    for (const [place, [title, link]] of services.entries()) {
      const card = cards.nth(place);
      await expect(card.getByRole('img')).toHaveAttribute('alt', /\w/);
      await expect(
        card.getByRole('link', { name: `Learn More about ${title}`, exact: true }),
      ).toHaveAttribute('href', `/services/post/${link}`);
    }
  });
  await test.step('has one contact form, in the page and not in the footer', async () => {
    const forms = page.locator('form[action="/api/contact"]');
    await expect(page.getByRole('main').locator(forms)).toHaveCount(1);
    await expect(footer(page).locator(forms)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Let’s connect!' })).toHaveCount(1);
  });
  await test.step('names the specialized tools, and what hosting costs', async () => {
    const section = page.getByRole('region', { name: /tools/ });
    await expect(section.getByRole('term')).toHaveText(tools);
    await expect(section.getByText('about $200 a year')).toBeVisible();
  });
  await test.step('logs the screen by the name that the site before it used', async () => {
    expect(await loggedEvents(page)).toEqual([
      expect.objectContaining({
        name: 'screen_view',
        parameters: expect.objectContaining({
          screen_name: '/services',
          screen_class: 'ServicesComponent',
        }),
      }),
    ]);
  });
});

for (const viewport of [wide, phone]) {
  test.describe(`the services page at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('leads from each name to its card, and a message can be sent from it', async ({
      page,
      host,
    }) => {
      await page.goto('/services');
      await test.step('leads from each name to its card', async () => {
        const board = page.getByRole('navigation', { name: 'Services on this page' });
        await expect(board.getByRole('link')).toHaveText(services.map(([title]) => title));
        for (const [title, link] of services) {
          await board.getByRole('link', { name: title, exact: true }).click();
          await expect(page).toHaveURL(new RegExp(`/services#${link}$`));
          const card = cardsOf(page).filter({
            has: page.getByRole('heading', { name: title, exact: true }),
          });
          await expect(card.getByRole('img')).toBeInViewport();
          await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 });
        }
      });
      await test.step('a message can be sent from it', async () => {
        const message = newMessage();
        const main = page.getByRole('main');
        const form = main.getByRole('form', { name: 'Contact Form' });
        if (viewport === phone) {
          await expect(form).toBeHidden();
          await main.getByRole('button', { name: /^Contact Form/ }).click();
        }
        await form.scrollIntoViewIfNeeded();
        await expect(form).toHaveAttribute('novalidate');
        await fill(form, message);
        await sendButton(form).click();
        await expect(main.getByRole('heading', { name: /Rosa Medina/ })).toBeFocused();
        const stored = await storedFrom(host, message);
        expect(stored).toEqual([expect.objectContaining(message)]);
      });
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test('the form in the page posts plainly', async ({ page, host }) => {
    const message = newMessage();
    await page.goto('/services');
    const form = page.getByRole('main').getByRole('form', { name: 'Contact Form' });
    await expect(field(form, 'Name')).toBeVisible();
    await fill(form, message);
    await sendButton(form).click();
    await expect(page).toHaveURL(/\/message-sent$/);
    const stored = await storedFrom(host, message);
    expect(stored).toEqual([expect.objectContaining(message)]);
  });
});

function cardsOf(page: Page) {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Learn More/ }) });
}
