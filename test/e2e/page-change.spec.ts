import type { Page } from '@playwright/test';
import {
  openPrerenderingTab,
  type PrerenderingTab,
  type TabPage,
} from '../fixtures/prerendering-tab.ts';
import { expect, test } from './fixtures.ts';

const article = '/services/post/seo';
const nextArticle = '/services/post/web-development';

test.describe('where a page starts', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('at the top', async ({ page }) => {
    await page.goto('/about');
    await scrollTo(page, 700);
    await follow(page, '/services');
    expect(await place(page)).toBe(0);
  });

  test('but from one article to the next the reader keeps the place', async ({ page }) => {
    await page.goto('/services');
    await scrollTo(page, 900);
    await follow(page, article);
    expect(await place(page), 'an article from elsewhere').toBe(0);
    await scrollTo(page, 640);
    await follow(page, nextArticle);
    await expect.poll(() => place(page), 'the next article').toBe(640);
    await follow(page, '/clients');
    expect(await place(page), 'another page').toBe(0);
  });

  test('and back and forward always', async ({ page }) => {
    await page.goto('/services');
    await scrollTo(page, 700);
    await follow(page, article);
    await scrollTo(page, 300);
    await follow(page, nextArticle);
    await scrollTo(page, 500);
    await page.goBack();
    await expect.poll(() => place(page)).toBe(300);
    await page.goBack();
    await expect.poll(() => place(page)).toBe(700);
    await page.goForward();
    await expect.poll(() => place(page)).toBe(300);
    await page.goForward();
    await expect.poll(() => place(page)).toBe(500);
  });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`page changes ${reducedMotion === 'reduce' ? 'are still' : 'cross-fade'} with motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset.transition = String(event.viewTransition !== null);
      });
    });
    await page.goto('/');
    await follow(page, '/process');
    await expect(page.locator('html')).toHaveAttribute(
      'data-transition',
      String(reducedMotion === 'no-preference'),
    );
  });
}

test('a page is prepared while the pointer rests on its link, and counts as seen when opened', async ({
  baseURL,
}) => {
  const tab = await openPrerenderingTab(`${baseURL ?? ''}/`);
  try {
    const home = await tab.page(0);
    await home.mouse('mouseMoved', 'main a[href="/process"]');
    const process = await tab.page(1);
    expect(await process.evaluate('location.pathname')).toBe('/process');
    expect(await process.evaluate('window.analyticsQueue')).toBeUndefined();

    await home.mouse('mousePressed', 'main a[href="/process"]');
    await home.mouse('mouseReleased', 'main a[href="/process"]');
    await expect.poll(() => process.evaluate('document.prerendering')).toBe(false);
    expect(await process.evaluate('analyticsQueue.map(({ name }) => name)')).toEqual([
      'screen_view',
      'view_process',
    ]);
    expect(await process.evaluate('analyticsQueue[0].parameters.firebase_previous_screen')).toBe(
      '/',
    );
  } finally {
    await tab.close();
  }
});

test.describe('in an article that was prepared while another was read', () => {
  const link = `nav a[href*="${nextArticle}"]`;

  test('the reader keeps the place', async ({ baseURL }) => {
    const tab = await openPrerenderingTab(`${baseURL ?? ''}${article}`);
    try {
      const reading = await tab.page(0);
      await reading.evaluate(`scrollTo({ top: 640, behavior: 'instant' })`);
      const prepared = await openPrepared(tab, link);
      expect(await prepared.evaluate('location.pathname')).toBe(nextArticle);
      await expect.poll(() => prepared.evaluate('Math.round(scrollY)')).toBe(640);
    } finally {
      await tab.close();
    }
  });

  test('a link to a part of it leads to that part', async ({ baseURL }) => {
    const tab = await openPrerenderingTab(`${baseURL ?? ''}${article}`);
    try {
      const reading = await tab.page(0);
      await reading.evaluate(`scrollTo({ top: 640, behavior: 'instant' })`);
      // As a link in the text of one article to the end of another may be written.
      await reading.evaluate(`document.querySelector('${link}').hash = 'next-step-heading'`);
      const prepared = await openPrepared(tab, link);
      const top = `document.querySelector(':target').getBoundingClientRect().top`;
      await expect.poll(() => prepared.evaluate(`${top} >= 0 && ${top} < innerHeight`)).toBe(true);
      expect(await prepared.evaluate('scrollY')).toBeGreaterThan(1000);
    } finally {
      await tab.close();
    }
  });
});

/** Rests the pointer on a link until its page is prepared, then opens that. */
async function openPrepared(tab: PrerenderingTab, link: string): Promise<TabPage> {
  const reading = await tab.page(0);
  await reading.mouse('mouseMoved', link);
  const prepared = await tab.page(1);
  expect(await prepared.evaluate('document.prerendering')).toBe(true);
  await reading.mouse('mousePressed', link);
  await reading.mouse('mouseReleased', link);
  await expect.poll(() => prepared.evaluate('document.prerendering')).toBe(false);
  return prepared;
}

const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Clicks the page's own link to an address, wherever it stands, without scrolling to it. */
async function follow(page: Page, path: string) {
  await page.evaluate(
    (href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(),
    path,
  );
  await page.waitForURL(path);
  await page.waitForLoadState();
}
