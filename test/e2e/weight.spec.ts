import type { Page } from '@playwright/test';
import { field, openForm } from './contact-actions.ts';
import { expect, test } from './fixtures.ts';

test('the form needs no React, and fetches no SDK before it is used', async ({ page }) => {
  const react = /react/i;
  // The name by which each of its packages registers itself.
  const sdk = /@firebase\//;
  const scripts = scriptsOf(page);
  await page.goto('/privacy');
  const form = await openForm(page);
  await page.waitForLoadState('networkidle');
  expect(await scripts.matching(react)).toEqual([]);
  expect(await scripts.matching(sdk)).toEqual([]);

  await field(form, 'name').focus();
  await expect.poll(() => scripts.matching(sdk)).not.toEqual([]);
});

/** The addresses of the scripts fetched from now on whose text matches. */
function scriptsOf(page: Page) {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.push(request.url());
  });
  return {
    // Each text is fetched again: the browser drops the body of a response it no longer needs.
    async matching(pattern: RegExp) {
      const texts = await Promise.all(
        urls.map(async (url) => (await page.request.get(url)).text()),
      );
      return urls.filter((_, index) => pattern.test(texts[index] ?? ''));
    },
  };
}
