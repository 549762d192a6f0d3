import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

// The browser's own words on an address where nothing is.
test.use({ expectedErrors: [/status of 404/] });

for (const path of ['/nowhere', '/services/post/none/of/these?from=1', '/about/team.html/']) {
  test(`${path}: says that there is nothing, and leads home`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(/^Page not found \|/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No shop at this number');
    await expect(page.getByRole('main').getByRole('img')).toBeVisible();
    await page.getByRole('link', { name: 'GO BACK HOME', exact: true }).click();
    await expect(page).toHaveURL('/');
  });
}

test('the way home comes first, then the pages one may have looked for', async ({ page }) => {
  await page.goto('/nowhere');
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveText(['GO BACK HOME', 'Services', 'Process', 'Clients', 'About']);
  for (const name of ['Services', 'Process', 'Clients', 'About']) {
    const link = page.getByRole('main').getByRole('link', { name });
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status(), name).toBe(200);
  }
});

test('search engines are asked not to list it', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1440]) {
    test(`axe finds nothing in the ${colorScheme} scheme at ${width} px, nor does anything stick out`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/nowhere');
      const { violations } = await new AxeBuilder({ page })
        .include('main')
        .withTags(wcag)
        .analyze();
      expect(violations).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
}
