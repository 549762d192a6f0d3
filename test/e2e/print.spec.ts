import type { Page } from '@playwright/test';
import { agency, homePage, reviews } from '#content-model/content.ts';
import { articleOf, articles } from '../fixtures/site-content.ts';
import { boxOf } from './box-of.ts';
import { expect, test } from './fixtures.ts';
import { skipWithout } from './skip-without.ts';

for (const route of ['/', ...articles.slice(0, 1).map(articleOf)]) {
  test(`on paper ${route} says how to reach the agency, and has nothing to press`, async ({
    page,
  }) => {
    await page.goto(route);
    await page.setViewportSize({ width: 720, height: 900 });
    for (const id of ['menu-dialog', 'contact-dialog']) {
      const dialog = page.locator(`#${id}`);
      await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
      await expect(dialog).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(dialog).toBeHidden();
      await dialog.evaluate((element: HTMLDialogElement) => element.close());
      await page.emulateMedia({ media: 'screen' });
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeVisible();
    for (const part of ['banner', 'main'] as const) {
      await expect(page.getByRole(part).getByRole('button')).toHaveCount(0);
    }
    for (const detail of [agency.phone.display, agency.email]) {
      await expect(page.getByText(detail).filter({ visible: true })).not.toHaveCount(0);
    }
  });
}

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
  const items = reviewGroup(page).locator('li:visible');
  await expect(items).toHaveCount(reviews.length);
  const boxes = await Promise.all((await items.all()).map(boxOf));
  for (const [place, box] of boxes.entries()) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    const above = boxes[place - 1];
    if (above) expect(box.y).toBeGreaterThanOrEqual(above.y + above.height);
  }
  await expect(items.locator('xpath=ancestor-or-self::*[@inert]')).toHaveCount(0);
});

test('landscape paper has the name at its top and no faded text, wherever the page was scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1120, height: 780 });
  await page.goto('/');
  await page.mouse.wheel(0, 1500);
  const name = page.getByRole('banner').getByRole('link', { name: agency.name }).first();
  await expect(name).not.toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  const top = () => name.evaluate((link) => link.getBoundingClientRect().top + scrollY);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  const faded = () =>
    page
      .getByRole('main')
      .evaluate((main) =>
        [...main.querySelectorAll('*')]
          .filter((each) => each.checkVisibility() && getComputedStyle(each).opacity !== '1')
          .flatMap(({ textContent }) => textContent.trim() || []),
      );
  await expect.poll(faded).toEqual([]);
});

const reviewGroup = (page: Page) =>
  page.getByRole('group', { name: homePage.reviews.label, exact: true });
