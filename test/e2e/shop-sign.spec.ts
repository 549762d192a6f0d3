import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contentFolder } from '#content-model/content-folder.ts';
import { content, homePage, planPage } from '#content-model/content.ts';
import { drawnBoards } from '../../site/build/drawn-boards.ts';
import { expect, test } from './fixtures.ts';
import { loggedEventNames } from './logged-events.ts';
import { skipWithout } from './skip-without.ts';

/** Without a sign in the content the tests are skipped. */
const sign = homePage.sign ?? {
  ...{ label: '', trade: '', button: '', missing: '', up: '', picture: '', takeOff: '', off: '' },
};
const { image } = homePage.picture;
const street = image.endsWith('.svg')
  ? readFileSync(join(contentFolder, 'images', image), 'utf8')
  : '';
const trades = content.trades.filter(
  ({ sign: own }) => own && drawnBoards(street).includes(` ${own.board} #`),
);
const [first = { name: '' }] = trades;

skipWithout('a sign that the street has boards for', trades.length > 0);

test('works by keyboard, fills in Company, stays on the next page, and comes off', async ({
  page,
}) => {
  await page.goto('/');
  const name = signField(page);
  await name.focus();
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(statusOf(page, sign.missing)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(name).toBeFocused();
  await page.keyboard.type('Rosa’s');
  await page.keyboard.press('Enter');
  await expect(statusOf(page, sign.missing)).toBeVisible();
  await expect(tradeField(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(statusOf(page, sign.up)).toBeVisible();
  await expect(litShop(page)).toHaveCSS('opacity', '1');
  const plan = page.locator('[data-sign-up]').getByRole('link', { name: planPage.link });
  await expect(plan).toBeVisible({ visible: planPage.hidden !== true });
  await page.keyboard.press('Enter');
  const logged = await loggedEventNames(page);
  expect(logged.filter((event) => event === 'shop_sign')).toHaveLength(1);
  expect(await page.evaluate(() => JSON.stringify(window.analyticsQueue))).not.toContain('Rosa');

  await page.goto('/services');
  await expect.poll(() => companyOf(page)).toBe('Rosa’s');

  await page.goto('/');
  await expect(name).toHaveValue('Rosa’s');
  const board = page.locator('[data-sign-board]');
  await expect(board).toHaveText('Rosa’s');
  await name.fill('Rosa’s & Sons');
  await expect(board).toHaveText('Rosa’s & Sons');
  await page.getByRole('button', { name: sign.takeOff }).click();
  await expect(statusOf(page, sign.off)).toBeVisible();
  await expect(page.locator('[data-street] > svg')).toHaveCount(0);
  await expect(litShop(page)).toHaveCSS('opacity', '0');
  expect(await page.evaluate(() => sessionStorage.getItem('shop-sign'))).toBeNull();
  expect(await companyOf(page)).toBe('');
});

test('puts a name on the shop of every trade, in sight, as text, whatever it is, and makes a picture of it', async ({
  page,
}) => {
  await page.goto('/');
  const images = await page.locator('img').count();
  await chooseTrade(page, first.name);
  await putUp(page, 'Rosa’s Corner Shop');
  for (const { name } of trades) {
    await chooseTrade(page, name);
    await expect.poll(() => textInStreet(page)).toBe('Rosa’s Corner Shop');
  }
  await page.getByRole('button', { name: sign.button, exact: true }).click();
  await expect(page.locator('[data-sign-board]')).toBeInViewport({ ratio: 1 });

  for (const typed of ['<img src=x onerror=alert(1)>', 'مخبز روزا', '🥐🥖 &amp; "x" \\']) {
    await putUp(page, typed);
    await expect.poll(() => textInStreet(page)).toContain(typed.slice(0, 4));
  }
  expect(await page.locator('img:not([aria-hidden])').count()).toBe(images);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: sign.picture }).click();
  const { width, height, format } = await sharp(await (await download).path()).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is not there', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('textbox', { name: sign.label })).toBeHidden();
  });
});

const tradeField = (page: Page) => page.getByRole('combobox', { name: sign.trade, exact: true });

const signField = (page: Page) => page.getByRole('textbox', { name: sign.label, exact: true });

const litShop = (page: Page) => page.locator('[data-script="shop-sign"] img[src$="#lit"]');

async function putUp(page: Page, name: string): Promise<void> {
  const field = signField(page);
  await field.fill(name);
  await page.getByRole('button', { name: sign.button, exact: true }).click();
  await expect(statusOf(page, sign.up)).toBeVisible();
}

async function chooseTrade(page: Page, name: string): Promise<void> {
  await tradeField(page).selectOption(name);
}

function statusOf(page: Page, text: string) {
  return page.getByRole('status').filter({ hasText: text });
}

function textInStreet(page: Page): Promise<string> {
  return page
    .locator('[data-street] > svg text')
    .evaluateAll((lines) => lines.map(({ textContent }) => textContent).join(' '));
}

/** Company of the form in the page, which takes the draft when it comes into view. */
async function companyOf(page: Page): Promise<string> {
  const field = page.locator('form:not(dialog *) [name="company"]');
  await field.scrollIntoViewIfNeeded();
  return field.inputValue();
}
