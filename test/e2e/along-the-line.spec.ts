import { processPage } from '#content-model/content.ts';
import { expect, test } from './fixtures.ts';
import { skipWithout } from './skip-without.ts';

// In CSS modules, `data-on` and `data-walker` name what moves along the line.
for (const [route, moving, isThere] of [
  ['/', '[data-on]', true],
  ['/process', '[data-walker]', processPage.hidden !== true],
] as const) {
  test(`what moves along the line of ${route} stands still for less motion, and is not on paper`, async ({
    page,
  }) => {
    skipWithout(route, isThere);
    await page.goto(route);
    const one = page.locator(moving).first();
    const places = async () => {
      const found = new Set<string>();
      for (const part of [0.7, 0.4, -0.5]) found.add(await one.evaluate(placeAfterScroll, part));
      return found.size;
    };
    expect(await places()).toBeGreaterThan(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await places()).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(moving).filter({ visible: true })).toHaveCount(0);
  });
}

/** Where it is on its stretch of the line: low in the window, higher up, and far down the page. */
async function placeAfterScroll(element: Element, part: number): Promise<string> {
  const { top } = element.getBoundingClientRect();
  scrollTo({ top: scrollY + top - part * innerHeight, behavior: 'instant' });
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const { translate, offsetDistance } = getComputedStyle(element);
  return `${translate} ${offsetDistance}`;
}
