import type { Page } from '@playwright/test';
import { processPage } from '#contract/content/content.ts';
import { expect, test } from './fixtures.ts';
import { overflowingBoxes } from './overflowing-boxes.ts';
import { skipWithout } from './skip-without.ts';

// In CSS modules, `data-on` and `data-walker` name what moves along the line.
for (const [route, moving, isThere] of [
  ['/', '[data-on]', true],
  ['/process', '[data-walker]', processPage.hidden !== true],
] as const) {
  test.describe(`what moves along the line of ${route}`, () => {
    skipWithout(route, isThere);

    test('moves as the page is scrolled, stands still for less motion, and is not on paper', async ({
      page,
    }) => {
      await page.goto(route);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const places = await placesWhileScrolling(page, moving);
        expect(places.length).toBeGreaterThan(0);
        for (const each of places) expect(new Set(each).size).toBeGreaterThan(1);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflowingBoxes(page), 'on a small phone').toEqual([]);
      // A photo has no line.
      await expect(page.locator('picture:has(img[srcset]) + [data-on]')).toHaveCount(0);

      await page.setViewportSize({ width: 1440, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const places = await placesWhileScrolling(page, moving);
      expect(places.map((each) => new Set(each).size)).toEqual(places.map(() => 1));
      await page.emulateMedia({ media: 'print' });
      for (const each of await page.locator(moving).all()) await expect(each).toBeHidden();
    });
  });
}

/** Where each is on its stretch of the line: low in the window, higher up, and far down the page. */
async function placesWhileScrolling(page: Page, moving: string) {
  const places: string[][] = [];
  for (const one of await page.locator(moving).all()) {
    const found: string[] = [];
    for (const part of [0.7, 0.4, -0.5]) found.push(await one.evaluate(placeAfterScroll, part));
    places.push(found);
  }
  return places;
}

async function placeAfterScroll(element: Element, part: number): Promise<string> {
  const { top } = element.getBoundingClientRect();
  scrollTo({ top: scrollY + top - part * innerHeight, behavior: 'instant' });
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const { translate, offsetDistance } = getComputedStyle(element);
  return `${translate} ${offsetDistance}`;
}
