import type { Locator } from '@playwright/test';
import { checkPage, homePage, offer, processPage, services } from '#content-model/content.ts';
import { boxOf } from './box-of.ts';
import { expect, test } from './fixtures.ts';
import { skipWithout } from './skip-without.ts';

test.describe('services on the home page', () => {
  const { heading: name = '' } = homePage.services ?? {};
  skipWithout('services on the home page', name !== '');

  for (const [width, end] of [
    [768, 'start'],
    [1024, 'end'],
  ] as const) {
    test(`at ${width} px each drawing is at the ${end} of its stretch of the line`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const part = page.getByRole('region', { name, exact: true });
      const rows = part.getByRole('listitem').filter({ has: page.getByRole('heading') });
      expect(await rows.count()).toBeGreaterThan(0);
      for (const row of await rows.all()) {
        const [outer, drawing] = [await boxOf(row), await boxOf(row.getByRole('img').first())];
        const edge = (box: typeof outer) => box.y + (end === 'end' ? box.height : 0);
        expect(edge(drawing)).toBeCloseTo(edge(outer), 0);
      }
    });
  }
});

for (const width of [1920, 2560]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 1200 } });

    test('the service cards begin where the heading of the page does', async ({ page }) => {
      await page.goto('/services');
      const main = page.getByRole('main');
      const heading = await boxOf(main.getByRole('heading', { level: 1 }));
      const card = await boxOf(main.locator(`#${services[0]?.link ?? ''}`));
      expect(card.x).toBeCloseTo(heading.x, 0);
    });

    test.describe('on the page of the shop check', () => {
      skipWithout('the shop check', checkPage.hidden !== true);

      test('the questions reach to the drawn shop', async ({ page }) => {
        await page.goto('/check');
        const reasons = page.getByText(checkPage.why, { exact: true }).filter({ visible: true });
        const reason = await boxOf(reasons.first().locator('..'));
        const shop = await boxOf(page.locator('[data-window="1"]').first().locator('..'));
        expect(shop.x - (reason.x + reason.width)).toBeLessThan(200);
      });
    });
  });
}

test.describe('the introductory package', () => {
  skipWithout('the process', processPage.hidden !== true);

  test('is dark in the dark scheme', async ({ page }) => {
    await page.goto('/process');
    const sheet = page.getByRole('region', { name: offer.package.heading, exact: true });
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await groundOf(sheet);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await groundOf(sheet)).not.toBe(light);
  });
});

function groundOf(element: Locator): Promise<string> {
  return element.evaluate((shown) => getComputedStyle(shown).backgroundColor);
}
