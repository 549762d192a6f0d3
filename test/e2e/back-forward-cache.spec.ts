import type { Page } from '@playwright/test';
import { clickLinkTo } from './click-link-to.ts';
import { expect, test } from './fixtures.ts';
import { templatesOf } from './routes-of.ts';

// Playwright turns the back/forward cache off.
test.use({
  context: async ({ playwright }, use) => {
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    const browser = await playwright.chromium.launch({ ignoreDefaultArgs });
    await use(await browser.newContext());
    await browser.close();
  },
});

/** Pages with a script of their own, beside that of the form. */
const routes = templatesOf().filter((path) =>
  /^\/(?:$|check|clients|plan|services\/post|for)/.test(path),
);

test('nothing on a page keeps the back button from restoring it', async ({ page }) => {
  for (const route of routes) {
    const restored = await noteRestored(page);
    await page.goto(route);
    await leaveAndComeBack(page);
    await expect.poll(restored, { message: route, intervals: [50] }).toEqual({ preventedBy: [] });
  }
});

/**
 * Returns a function that says what kept the browser from restoring the page; `undefined` while it has not come back.
 * A browser without a window may restore no page: then its own reasons do not count.
 */
async function noteRestored(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.enable');
  let reasons: readonly string[] | undefined;
  devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons = notRestoredExplanations.map(({ reason }) => reason);
  });
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.toggleAttribute('data-restored', persisted);
    });
  });
  return async () => {
    if (await page.locator('html[data-restored]').count()) return { preventedBy: [] };
    return reasons && { preventedBy: reasons.filter((reason) => !reasonsOfTheBrowser.has(reason)) };
  };
}

const reasonsOfTheBrowser = new Set([
  'BackForwardCacheDisabledForDelegate',
  'BrowsingInstanceNotSwapped',
]);

async function leaveAndComeBack(page: Page) {
  const { pathname } = new URL(page.url());
  const other = pathname === '/privacy' ? '/message-sent' : '/privacy';
  await clickLinkTo(page, other);
  await page.waitForURL(other);
  await page.goBack({ waitUntil: 'commit' });
}
