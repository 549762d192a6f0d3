import type { Page } from '@playwright/test';
import { articleOf, articles, noService } from '../fixtures/site-content.ts';
import { clickLinkTo } from './click-link-to.ts';
import { skipWithout } from './skip-without.ts';
import { expect, test } from './fixtures.ts';

const [first = noService, next = noService] = articles;
const [article, nextArticle] = [articleOf(first), articleOf(next)];

skipWithout('two articles', articles.length > 1);

test('a page starts at the top, except that the reader keeps the place between articles while the title is in sight', async ({
  page,
}) => {
  await page.goto('/services');
  await scrollTo(page, 900);
  await follow(page, article);
  expect(await place(page), 'an article from elsewhere').toBe(0);
  await scrollTo(page, 30);
  await follow(page, nextArticle);
  await expect.poll(() => place(page), 'the next article, with its title in sight').toBe(30);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await scrollTo(page, 640);
  await follow(page, article);
  expect(await place(page), 'an article whose title would be out of sight').toBe(0);
  await follow(page, '/services');
  expect(await place(page), 'another page').toBe(0);
});

test('a page starts at the place of the last article, when a prerendered article is opened', async ({
  page,
}) => {
  await page.goto(article);
  await scrollTo(page, 30);
  await mockPrerendering(page);
  await follow(page, nextArticle);
  expect(await place(page), 'before it is opened').toBe(0);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  expect(await place(page)).toBe(30);
});

/** Chromium prerenders no page under Playwright: this is what such a page says of itself. */
const mockPrerendering = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true }),
  );

const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function follow(page: Page, path: string) {
  await clickLinkTo(page, path);
  await page.waitForURL(path);
  await page.waitForLoadState();
}
