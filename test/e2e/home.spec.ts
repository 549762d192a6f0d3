import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { brandColors } from '../../contract/content/brand/brand-colors.ts';
import { brand, contentPoints, homePage, reviews, services } from '#contract/content/content.ts';
import { articleOf, articles, noService } from '../fixtures/site-content.ts';
import { boxOf } from './box-of.ts';
import { expect, test } from './fixtures.ts';
import { skipWithout } from './skip-without.ts';

const sectionOf = (page: Page, heading: string) =>
  page.getByRole('region', { name: heading, exact: true });

test.describe('the line', () => {
  skipWithout('points, services and reviews', contentPoints.length > 0 && reviews.length > 0);

  for (const width of [960, 1920]) {
    test(`goes on from section to section and from drawing to drawing at ${width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const [help, list, quotes] = [
        sectionOf(page, homePage.help.heading),
        sectionOf(page, homePage.services.heading),
        sectionOf(page, homePage.reviews.heading),
      ];
      await page.evaluate(() => document.fonts.ready);
      for (const [from, to] of [
        [help, list],
        [list, quotes],
      ] as const) {
        const before = await lineColumns(page, await bottomOf(from), -8);
        expect(before).toHaveLength(1);
        expect(await lineColumns(page, await topOf(to), 8)).toEqual(before);
      }
      const cards = list.getByRole('listitem').filter({ has: page.getByRole('img') });
      const shown = await cards.all();
      expect(shown.length).toBeGreaterThan(0);
      for (const card of shown.slice(1)) {
        expect(await lineColumns(page, await topOf(card), -24)).toHaveLength(1);
      }
    });
  }
});

test('a press on a service’s drawing opens its article, and its card has one link', async ({
  page,
}) => {
  skipWithout('an article of a service on the home page', services.slice(0, 3).some(hasArticle));
  const service = services.find(hasArticle) ?? noService;
  await page.goto('/');
  const card = sectionOf(page, homePage.services.heading)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: service.title, exact: true }) });
  await expect(card.getByRole('link')).toHaveCount(1);
  const drawing = card.getByRole('img');
  await drawing.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(drawing);
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(articleOf(service));
});

test.describe('what was done for a client', () => {
  skipWithout(
    'three reviews, each with its work',
    reviews.length === 3 && reviews.every(({ work }) => work !== undefined),
  );

  test('is shown by the review in the middle, and moves on with it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const quotes = sectionOf(page, homePage.reviews.heading);
    await quotes.scrollIntoViewIfNeeded();
    await expect.poll(() => shownWork(quotes)).toHaveLength(1);
    const [first] = await shownWork(quotes);
    await quotes.getByRole('group', { name: homePage.reviews.label }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => shownWork(quotes)).toHaveLength(1);
    await expect.poll(async () => (await shownWork(quotes))[0]).not.toBe(first);
  });

  test('is shown by all reviews to a visitor who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const quotes = sectionOf(page, homePage.reviews.heading);
    expect(await shownWork(quotes)).toEqual(reviews.map(({ work }) => work));
  });
});

function hasArticle(service: (typeof services)[number]): boolean {
  return articles.includes(service) && services.indexOf(service) < 3;
}

/** What the reviews say was done, where it can be seen, each once. */
async function shownWork(quotes: Locator): Promise<readonly string[]> {
  const found = await quotes.locator('figure > p').evaluateAll((all) =>
    all
      .filter((each) => getComputedStyle(each).opacity === '1')
      .filter((each) => each.closest('[inert]') === null)
      .map((each) => each.textContent),
  );
  return found;
}

async function topOf(part: Locator): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().top + scrollY);
}

async function bottomOf(part: Locator): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
}

/** The columns of the page, by their middle, in which the line goes up or down over a height from `y`. */
async function lineColumns(page: Page, y: number, height: number): Promise<readonly number[]> {
  const { width } = page.viewportSize() ?? { width: 0 };
  const top = Math.round(Math.min(y, y + height)) + 1;
  const rows = Math.abs(height) - 2;
  const png = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: top, width, height: rows },
  });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const isLine = (column: number, row: number) =>
    [0, 1, 2].every(
      (part) =>
        Math.abs((data[(row * info.width + column) * 3 + part] ?? 0) - (lineColor[part] ?? 0)) < 24,
    );
  const found = Array.from({ length: info.width }, (_, column) => column).filter((column) =>
    Array.from({ length: rows }, (_, row) => row).every((row) => isLine(column, row)),
  );
  const starts = found.filter((column) => !found.includes(column - 1));
  return starts.map((start) => {
    const end = found.find((column) => column >= start && !found.includes(column + 1)) ?? start;
    return Math.round((start + end) / 2);
  });
}

const lineColor = [1, 3, 5].map((start) =>
  Number.parseInt(brandColors(brand.colors).line.slice(start, start + 2), 16),
);
