import type { Locator, Page } from '@playwright/test';
import { homePage, reviews, services } from '#content-model/content.ts';
import { articleOf, articles, noService } from '../fixtures/site-content.ts';
import { boxOf } from './box-of.ts';
import { expect, test } from './fixtures.ts';
import { skipWithout } from './skip-without.ts';

const sectionOf = (page: Page, heading: string) =>
  page.getByRole('region', { name: heading, exact: true });

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
    let shown: readonly string[] = [];
    await expect.poll(async () => (shown = await shownWork(quotes))).toHaveLength(1);
    const [first] = shown;
    await quotes.getByRole('group', { name: homePage.reviews.label }).focus();
    await page.keyboard.press('ArrowRight');
    const areFirst = async () => (await shownWork(quotes)).map((each) => each === first);
    await expect.poll(areFirst).toEqual([false]);
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
