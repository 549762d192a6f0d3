import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contentFolder } from '#contract/content/content-folder.ts';
import { agency, homePage, services } from '#contract/content/content.ts';
import { readBoards } from '#contract/name-board.ts';
import { drawnBoards } from '../../scripts/drawn-boards.ts';
import { expect, test } from './fixtures.ts';
import { loggedEventNames } from './logged-events.ts';
import { skipWithout } from './skip-without.ts';

/** Without a sign in the content the tests are skipped. */
const sign = homePage.sign ?? {
  ...{ label: '', button: '', missing: '', up: '', picture: '', takeOff: '', off: '' },
  trades: [],
};
const { image } = homePage.picture;
const street = image.endsWith('.svg')
  ? readFileSync(join(contentFolder, 'images', image), 'utf8')
  : '';
const trades = sign.trades.filter(({ board }) => drawnBoards(street).includes(` ${board} #`));
const [first = { name: '' }, ...others] = trades;

skipWithout('a sign that the street has boards for', trades.length > 0);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 1440]) {
  test(`puts a name on the shop of every trade, in sight and readable, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const before = await page.locator('[data-street] picture').boundingBox();
    await putUp(page, 'Rosa’s Corner Shop');
    for (const { name } of trades) {
      await page.getByRole('radio', { name, exact: true }).check({ force: true });
      await expect.poll(() => lettersInStreet(page)).toMatchObject({ text: 'Rosa’s Corner Shop' });
      const letters = await lettersInStreet(page);
      expect(letters?.pixels).toBeGreaterThanOrEqual(11.9);
      expect(letters?.left).toBeGreaterThanOrEqual(0);
      expect(letters?.right).toBeLessThanOrEqual(width);
    }
    await page.getByRole('button', { name: sign.button, exact: true }).click();
    await expect(page.locator('[data-street] > svg')).toBeInViewport({ ratio: 1 });
    expect(await page.locator('[data-street] picture').boundingBox()).toMatchObject({
      width: before?.width,
      height: before?.height,
    });
  });
}

test('works by keyboard, fills in Company, stays on the next page, and comes off', async ({
  page,
}) => {
  await page.goto('/');
  const name = page.getByRole('textbox', { name: sign.label, exact: true });
  await name.focus();
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(statusOf(page, sign.missing)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(name).toBeFocused();
  await page.keyboard.type('Rosa’s');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: first.name, exact: true })).toBeFocused();
  if (others.length > 0) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(statusOf(page, sign.up)).toBeVisible();
  await page.keyboard.press('Enter');
  const logged = await loggedEventNames(page);
  expect(logged.filter((event) => event === 'shop_sign')).toHaveLength(1);
  expect(await page.evaluate(() => JSON.stringify(window.analyticsQueue))).not.toContain('Rosa');

  await page.goto('/services');
  const marked = page.locator('picture:has(> [data-boards]) > img');
  for (const each of await marked.all()) await each.scrollIntoViewIfNeeded();
  const signs = page.locator('picture > svg');
  await expect
    .poll(async () => (await signs.count()) > 0 === (await marked.count()) > 0)
    .toBe(true);
  await expect.poll(() => companyOf(page)).toBe('Rosa’s');

  await page.goto('/');
  await expect(name).toHaveValue('Rosa’s');
  await page.getByRole('button', { name: sign.takeOff }).click();
  await expect(statusOf(page, sign.off)).toBeVisible();
  await expect(page.locator('[data-street] > svg')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('shop-sign'))).toBeNull();
  expect(await companyOf(page)).toBe('');
});

test('puts the sign up when its script comes after the press, in the colors of the night', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(nightOfAgency());
  await page.route(/connect-shop-sign/, async (route) => {
    await new Promise((done) => setTimeout(done, 1000));
    await route.continue();
  });
  await page.goto('/');
  const trade = trades.at(-1);
  const radio = page.getByRole('radio', { name: trade?.name ?? '', exact: true });
  await radio.check({ force: true });
  await putUp(page, 'Rosa’s');
  for (const shown of await page.locator('[data-street] :is(picture, picture ~ img)').all()) {
    await expect(shown).toHaveCSS('color-scheme', 'dark');
  }
  const fill = await page
    .locator('[data-street] > svg rect')
    .evaluate((board) => getComputedStyle(board).fill);
  const [{ colors } = { colors: [] }] = readBoards(drawnBoards(street)).filter(
    (board) => board.trades === trade?.board,
  );
  expect(fill).toBe(rgb(colors[1]));

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: sign.picture }).click();
  const byNight = await darkness(await (await download).path());
  await page.clock.setFixedTime(nightOfAgency() + 12 * 60 * 60 * 1000);
  await page.reload();
  await page.getByRole('textbox', { name: sign.label, exact: true }).focus();
  const next = page.waitForEvent('download');
  await page.getByRole('button', { name: sign.picture }).click();
  expect(byNight).toBeGreaterThan(1.05 * (await darkness(await (await next).path())));
});

test('forgets a sign that another page of the tab took off, and refuses an invisible name', async ({
  page,
}) => {
  await page.goto('/');
  await putUp(page, 'Rosa’s');
  await page.evaluate(() => {
    sessionStorage.removeItem('shop-sign');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.locator('[data-street] > svg')).toHaveCount(0);
  const field = page.getByRole('textbox', { name: sign.label, exact: true });
  await expect(field).toHaveValue('');
  await expect(page.getByRole('button', { name: sign.takeOff })).toBeHidden();
  await field.fill('\u200b');
  await page.keyboard.press('Enter');
  await expect(statusOf(page, sign.missing)).toBeVisible();
});

test('shows what was typed as text, whatever it is, and makes a picture of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const images = await page.locator('img').count();
  for (const typed of [
    '<img src=x onerror=alert(1)>',
    'مخبز روزا',
    '🥐🥖 &amp; "x" \\',
    'W'.repeat(60),
  ]) {
    await putUp(page, typed);
    const start = typed.slice(0, 4);
    await expect.poll(async () => (await lettersInStreet(page))?.text).toContain(start);
  }
  expect(await page.locator('img:not([aria-hidden])').count()).toBe(images);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: sign.picture }).click();
  const { width, height, format } = await sharp(await (await download).path()).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links to what the articles say about each trade', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('textbox', { name: sign.label })).toBeHidden();
    for (const { name, article } of sign.trades) {
      const service = services.find(({ link }) => link === article);
      if (!service || service.hideBlogPost) continue;
      const link = page.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', new RegExp(`^/services/post/${article ?? ''}`));
    }
  });
});

async function putUp(page: Page, name: string): Promise<void> {
  const field = page.getByRole('textbox', { name: sign.label, exact: true });
  await field.fill(name);
  await page.getByRole('button', { name: sign.button, exact: true }).click();
  await expect(statusOf(page, sign.up)).toBeVisible();
}

/** A midnight by the agency's clock. */
function nightOfAgency(): number {
  const hours = Array.from({ length: 24 }, (_, hour) => Date.UTC(2026, 10, 23, hour));
  const hourOf = (time: number) =>
    new Date(time).toLocaleString('sv-SE', { timeZone: agency.timeZone, timeStyle: 'short' });
  return hours.find((time) => hourOf(time).startsWith('00')) ?? 0;
}

/** A color as computed styles have it. */
function rgb(hex = ''): string {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

/** How dark the picture is on average: 255 is black. */
async function darkness(file: string): Promise<number> {
  const { channels } = await sharp(file).stats();
  return 255 - channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0);
}

function statusOf(page: Page, text: string) {
  return page.getByRole('status').filter({ hasText: text });
}

/** The text of the sign in the street, the height of its letters on the screen, and its edges. */
function lettersInStreet(page: Page) {
  return page.evaluate(() => {
    const board = document.querySelector<SVGSVGElement>('[data-street] > svg');
    const lines = [...(board?.querySelectorAll('text') ?? [])];
    const [line] = lines;
    if (!board || !line) return undefined;
    const boxes = lines.map((each) => each.getBoundingClientRect());
    return {
      text: lines.map(({ textContent }) => textContent).join(' '),
      pixels: parseFloat(getComputedStyle(line).fontSize) * (board.getScreenCTM()?.a ?? 0),
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
    };
  });
}

/** Company of the form in the page, which takes the draft when it comes into view. */
async function companyOf(page: Page): Promise<string> {
  const field = page.locator('form:not(dialog *) [name="company"]');
  await field.scrollIntoViewIfNeeded();
  return field.inputValue();
}
