import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

for (const width of [720, 1100]) {
  test.describe(`on paper, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the heading of the first screen stands clear of its picture', async ({ page }) => {
      await open(page);
      const heading = await boxOf(page.getByRole('heading', { level: 1 }));
      const picture = await boxOf(page.getByRole('main').getByRole('img').first());
      const apart =
        heading.y + heading.height <= picture.y ||
        picture.y + picture.height <= heading.y ||
        heading.x + heading.width <= picture.x ||
        picture.x + picture.width <= heading.x;
      expect(apart, JSON.stringify({ heading, picture })).toBe(true);
    });

    test('the three reviews stand in full, once each', async ({ page }) => {
      await open(page);
      await expectThreeReviews(page);
    });

    test('so they do after the carousel has moved them', async ({ page }) => {
      await page.clock.install();
      await page.goto('/');
      await reviews(page).scrollIntoViewIfNeeded();
      const list = reviews(page).getByRole('list');
      await expect(list).toHaveAttribute('style', /transform/);
      await page.mouse.move(1, 1);
      // Into the second slide, so that an item has gone round the loop.
      const place = await list.getAttribute('style');
      await page.clock.runFor(9_300);
      await expect(list).not.toHaveAttribute('style', place ?? '');
      await page.emulateMedia({ media: 'print' });
      await expectThreeReviews(page);
      await expect(page.getByRole('button', { name: /Reviews$/ })).toBeHidden();
    });

    test('there is nothing to be pressed at the top, and no dialog', async ({ page }) => {
      await open(page);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    for (const id of ['menu-dialog', 'contact-dialog']) {
      test(`the ${id} is left out, even when it is open`, async ({ page }) => {
        await page.goto('/');
        const dialog = page.locator(`#${id}`);
        await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
        await expect(dialog).toBeVisible();
        await page.emulateMedia({ media: 'print' });
        await expect(dialog).toBeHidden();
      });
    }

    test('it says how to reach the agency', async ({ page }) => {
      await open(page);
      const footer = page.getByRole('contentinfo');
      await expect(footer.locator('a[href^="tel:"]:visible')).not.toHaveCount(0);
      await expect(footer.locator('a[href^="mailto:"]:visible')).not.toHaveCount(0);
      await expect(footer.getByText(/\(\d{3}\) \d{3}-\d{4}/).first()).toBeVisible();
      await expect(footer.getByText(/\S+@\S+\.\S+/).first()).toBeVisible();
    });
  });
}

const reviews = (page: Page) => page.getByRole('group', { name: 'Reviews' });

async function open(page: Page) {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
}

async function expectThreeReviews(page: Page) {
  const items = reviews(page).locator('li:visible');
  await expect(items).toHaveCount(3);
  const boxes = await Promise.all((await items.all()).map(boxOf));
  const width = page.viewportSize()?.width ?? 0;
  for (const [place, box] of boxes.entries()) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    const above = boxes[place - 1];
    if (above) expect(box.y).toBeGreaterThanOrEqual(above.y + above.height);
  }
  for (const quote of await items.getByRole('blockquote').all()) {
    await expect(quote).toBeVisible();
    await expect(quote.locator('xpath=ancestor::*[@inert]')).toHaveCount(0);
  }
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} has no box.`);
  return box;
}
