import { homePage } from '#content-model/content.ts';
import { checkLayout } from '../layout/check-layout.ts';
import { expect, test } from './fixtures.ts';
import { templatesOf } from './routes-of.ts';
import { skipWithout } from './skip-without.ts';

/**
 * Sizes that visitors set in their browser, in pixels, with a window that shows the layout of smaller ones then. Media
 * queries follow them, not the size of the page's root, with which `every-page.spec.ts` checks phones.
 */
const sizes = [
  { letters: 24, window: [1440, 900] },
  { letters: 32, window: [1280, 720] },
] as const;

for (const { letters, window } of sizes) {
  test(`pages are whole in letters of ${letters} px`, async ({
    playwright,
    launchOptions,
    host,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${letters}`],
    });
    const page = await browser.newPage({ baseURL: host.url });
    // The words of the other pages are whole in text twice as large: every-page.spec.ts.
    for (const route of templatesOf()) {
      await page.goto(route);
      await checkLayout(page, [window]);
    }
    await browser.close();
  });
}

test.describe('above the street of a phone', () => {
  const { image, phone = image } = homePage.picture;
  skipWithout('a drawn street', phone.endsWith('.svg'));
  test.use({ viewport: { width: 390, height: 844 } });

  test('no text lies on the drawing, however large it is', async ({ page }) => {
    await page.goto('/');
    for (const size of ['100%', '150%', '200%']) {
      expect(await page.evaluate(drawnUnderText, size), size).toEqual([]);
    }
  });
});

/** Runs in the page: the texts of the first screen under which the drawing is not clear. One with a sky of its own never is. */
async function drawnUnderText(size: string) {
  document.documentElement.style.fontSize = size;
  const image = document.querySelector<HTMLImageElement>('[data-street] img');
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!image || !context) return ['no drawing'];
  await image.decode();
  const { left, top, width, height } = image.getBoundingClientRect();
  Object.assign(context.canvas, { width, height });
  context.drawImage(image, 0, 0, width, height);
  const isDrawn = (x: number, y: number, across: number, down: number) =>
    context.getImageData(x, y, across, down).data.some((value, at) => at % 4 === 3 && value > 0);
  if (isDrawn(0, 0, 1, 1)) return [];
  return [...document.querySelectorAll('[data-first-contact] :is(a, [data-open-now])')]
    .filter((text) => text.textContent !== '' && text.checkVisibility())
    .filter((text) => {
      const box = text.getBoundingClientRect();
      return isDrawn(box.left - left, box.top - top, box.width, box.height);
    })
    .map(({ textContent }) => textContent);
}
