import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { expect, test } from './fixtures.ts';

const menu = z
  .array(z.object({ name: z.string(), link: z.string() }))
  .parse(parse(readFileSync('content/menu.yaml', 'utf8')));

// The browser's own words on an address where nothing is.
test.use({ expectedErrors: [/status of 404/] });

test('wherever nothing is, the page says so, and leads home', async ({ page }) => {
  for (const path of ['/nowhere', '/services/post/none/of/these?from=1', '/about/team.html/']) {
    await test.step(path, async () => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page).toHaveTitle(/^Page not found \|/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No shop at this number');
      await expect(page.getByRole('main').getByRole('img')).toBeVisible();
      await page.getByRole('link', { name: 'GO BACK HOME', exact: true }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

test('the way home comes first, then the pages of the menu, and search engines are asked not to list it', async ({
  page,
}) => {
  await page.goto('/nowhere');
  await test.step('the way home comes first, then the pages of the menu', async () => {
    const links = page.getByRole('main').getByRole('link');
    const others = menu.filter(({ link }) => link !== '/');
    await expect(links).toHaveText(['GO BACK HOME', ...others.map(({ name }) => name)]);
    for (const { name, link } of others) {
      await expect(links.filter({ hasText: name })).toHaveAttribute('href', link);
    }
  });
  await test.step('search engines are asked not to list it', async () => {
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});
