import type { Page } from '@playwright/test';
import { content, contactForm, homePage, plan, tradePage } from '#content-model/content.ts';
import { tradeAddress } from '#content-model/published-content.ts';
import { boxOf } from './box-of.ts';
import { expect, phone, test } from './fixtures.ts';
import {
  button,
  expectSent,
  field,
  footer,
  formChoice,
  formIn,
  newMessage,
  openForm,
  send,
} from './contact-actions.ts';
import { skipWithout } from './skip-without.ts';

const { trades } = content;
const [trade = { id: '', message: '', questions: [] }] = trades.filter(
  ({ message }) => message !== undefined,
);
const doors = homePage.picture.image.endsWith('.svg') ? (homePage.picture.doors ?? []) : [];

skipWithout('trades', trades.length > 0);

test('leads on a phone from the home page to the page of each trade, which says within three screens what a first step costs', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  for (const { name, id } of trades) {
    const door = doorsOf(page).getByRole('link', { name, exact: true });
    await expect(door).toHaveAttribute('href', tradeAddress({ id }));
    expect((await boxOf(door)).height).toBeGreaterThanOrEqual(44);
  }
  await doorsOf(page).getByRole('link').first().press('Enter');
  const hasPrices = plan?.services.every(({ price }) => price) === true;
  for (const { heading, id } of trades) {
    if (!page.url().endsWith(tradeAddress({ id }))) await page.goto(tradeAddress({ id }));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const others = page.getByRole('navigation', { name: tradePage.others });
    await expect(others.getByRole('link')).toHaveCount(trades.length - 1);
    if (!hasPrices) continue;
    const prices = page.getByRole('region', { name: tradePage.firstStep, exact: true });
    const { y, height } = await boxOf(prices);
    expect(y + height, id).toBeLessThan(3 * 844);
    await expect(page.getByRole('heading', { name: tradePage.plan, exact: true })).toBeVisible();
  }
});

test.describe('the shops of the street', () => {
  skipWithout('doors in the drawing of the home page', doors.length > 0);

  test('light up under a pointer, in the dark too, and lead to their pages', async ({ page }) => {
    // The whole street is in sight.
    await page.setViewportSize({ width: 1600, height: 640 });
    await page.goto('/');
    const linkOf = (id: string) => doorsOf(page).locator(`a[href="${tradeAddress({ id })}"]`);
    for (const { trade: id } of doors) {
      const [shop, lamp] = [linkOf(id).locator('rect').first(), linkOf(id).locator('rect').last()];
      await expect(lamp).toHaveCSS('fill', 'rgba(0, 0, 0, 0)');
      await shop.hover();
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(lamp).not.toHaveCSS('fill', 'rgba(0, 0, 0, 0)');
      }
    }
    const last = doors.at(-1)?.trade ?? '';
    await linkOf(last).locator('rect').first().click();
    await expect(page).toHaveURL(tradeAddress({ id: last }));
  });

  test('lie over the drawing wherever it is cropped', async ({ page }) => {
    for (const [width, height] of [
      [960, 1100],
      [1366, 650],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const off = await page.evaluate(() => {
        const image = document.querySelector('[data-street] img');
        const svg = document.querySelector('nav svg[viewBox] > rect')?.closest('svg');
        if (!(image instanceof HTMLImageElement) || !svg) return undefined;
        const box = image.getBoundingClientRect();
        const scale = Math.max(box.width / image.naturalWidth, box.height / image.naturalHeight);
        const part = parseFloat(getComputedStyle(image).objectPosition) / 100;
        const left = box.left + (box.width - image.naturalWidth * scale) * part;
        const matrix = svg.getScreenCTM();
        return (
          matrix && [
            matrix.e - left,
            matrix.f + image.naturalHeight * scale - box.bottom,
            matrix.a - scale,
          ]
        );
      });
      for (const distance of off ?? [99]) expect(Math.abs(distance)).toBeLessThan(1.5);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('has all its text, and a message with the trade in it', async ({ page }) => {
    skipWithout('a trade with a message', trade.id !== '');
    await page.goto(tradeAddress(trade));
    for (const { answer } of trade.questions) await expect(page.getByText(answer)).toBeVisible();
    await formChoice(footer(page), 'link')
      .or(field(formIn(footer(page)), 'message'))
      .first()
      .scrollIntoViewIfNeeded();
    expect(await field(formIn(footer(page)), 'message').inputValue()).toBe(trade.message);
  });
});

test('begins a message with the trade, which stays out of the draft and gives way to one', async ({
  page,
}) => {
  const other = trades.find(({ message, id }) => message !== undefined && id !== trade.id);
  skipWithout('two trades with a message', other !== undefined);
  await page.goto(tradeAddress(trade));
  const message = field(await openForm(page), 'message');
  await test.step('also when the page comes back from the back-forward cache', async () => {
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(message).toHaveValue(trade.message ?? '');
  });
  await test.step('another trade begins its own', async () => {
    await field(formIn(footer(page)), 'name').fill(newMessage().name);
    await page.goto(tradeAddress(other ?? trade));
    await openForm(page);
    await expect(message).toHaveValue(other?.message ?? '');
  });
  await test.step('what was typed stays', async () => {
    const { message: draft } = newMessage();
    await message.fill(draft);
    await page.goto(tradeAddress(trade));
    await openForm(page);
    await expect(message).toHaveValue(draft);
  });
  await test.step('the next message begins with the trade again', async () => {
    await send(formIn(footer(page)));
    await expectSent(page);
    await button(footer(page), contactForm.sent.another).click();
    await expect(message).toHaveValue(trade.message ?? '');
  });
});

function doorsOf(page: Page) {
  return page.getByRole('navigation', { name: tradePage.links });
}
