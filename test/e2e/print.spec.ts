import type { Page } from '@playwright/test';
import { boxOf } from './box-of.ts';
import { expect, test } from './fixtures.ts';
import { agency, homePage, reviews } from '#contract/content/content.ts';
import { skipWithout } from './skip-without.ts';

test('on paper the page is complete, and has nothing to press', async ({ page }) => {
  await page.goto('/');
  for (const width of [720, 1100]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ media: 'print' });
    await test.step('the heading of the first screen stands clear of its picture', async () => {
      const heading = await boxOf(page.getByRole('heading', { level: 1 }));
      const picture = await boxOf(page.getByRole('main').getByRole('img').first());
      const apart =
        heading.y + heading.height <= picture.y ||
        picture.y + picture.height <= heading.y ||
        heading.x + heading.width <= picture.x ||
        picture.x + picture.width <= heading.x;
      expect.soft(apart, JSON.stringify({ width, heading, picture })).toBe(true);
    });
    if (reviews.length > 0) {
      await test.step('the reviews, once each', () => expectReviews(page));
    }
    await test.step('nothing to be pressed at the top, and no dialog', async () => {
      await expect.soft(page.getByRole('banner')).toBeVisible();
      await expect.soft(page.getByRole('banner').getByRole('button')).toHaveCount(0);
      await expect.soft(page.getByRole('dialog')).toHaveCount(0);
    });
    await test.step('how to reach the agency', async () => {
      const footer = page.getByRole('contentinfo');
      await expect.soft(footer.locator('a[href^="tel:"]:visible')).not.toHaveCount(0);
      await expect.soft(footer.locator('a[href^="mailto:"]:visible')).not.toHaveCount(0);
      await expect.soft(footer.getByText(agency.phone.display).first()).toBeVisible();
      await expect.soft(footer.getByText(agency.email).first()).toBeVisible();
    });
    for (const id of ['menu-dialog', 'contact-dialog']) {
      await test.step(`the ${id} is left out, even when it is open`, async () => {
        await page.emulateMedia({ media: 'screen' });
        const dialog = page.locator(`#${id}`);
        await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
        await expect(dialog).toBeVisible();
        await page.emulateMedia({ media: 'print' });
        await expect(dialog).toBeHidden();
        await dialog.evaluate((element: HTMLDialogElement) => element.close());
      });
    }
  }
});

test('the reviews stand in full after the carousel has moved them', async ({ page }) => {
  skipWithout('reviews', reviews.length > 0);
  await page.clock.install();
  await page.goto('/');
  await reviewGroup(page).scrollIntoViewIfNeeded();
  const list = reviewGroup(page).getByRole('list');
  await expect(list).toHaveAttribute('style', /transform/);
  await page.mouse.move(1, 1);
  // Into the second slide, so that an item has gone round the loop.
  const place = await list.getAttribute('style');
  await page.clock.runFor(9_300);
  await expect(list).not.toHaveAttribute('style', place ?? '');
  await page.emulateMedia({ media: 'print' });
  await expectReviews(page);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

const reviewGroup = (page: Page) =>
  page.getByRole('group', { name: homePage.reviews.label, exact: true });

async function expectReviews(page: Page) {
  const items = reviewGroup(page).locator('li:visible');
  await expect(items).toHaveCount(reviews.length);
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
