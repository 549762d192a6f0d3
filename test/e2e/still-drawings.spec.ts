import { stillDrawing } from '../../scripts/still-drawing.ts';
import { expect, test } from './fixtures.ts';
import { skipWithout } from './skip-without.ts';

for (const route of ['/', '/about', '/process', '/message-sent']) {
  test(`no drawing of ${route} moves for a visitor who asked for less motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(route);
    skipWithout(route, response?.status() !== 404);
    const shown = await page.locator('img').evaluateAll(async (images) => {
      for (const image of images) image.setAttribute('loading', 'eager');
      const drawings = images
        .filter((image) => image instanceof HTMLImageElement)
        .map(async (image) => {
          await image.decode();
          return image.currentSrc;
        });
      return Promise.all(drawings);
    });
    expect(shown.length).toBeGreaterThan(0);
    for (const address of shown.filter((src) => src.includes('.svg'))) {
      const drawing = await (await page.request.get(address)).text();
      expect(stillDrawing(drawing), address).toBe(drawing);
    }
  });
}
