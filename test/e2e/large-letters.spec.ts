import { homePage } from '#content-model/content.ts';
import { expect, phone, test } from './fixtures.ts';
import { skipWithout } from './skip-without.ts';

const { picture } = homePage;
skipWithout('a drawn street', (picture.phone ?? picture.image).endsWith('.svg'));
test.use({ viewport: phone });

test('no text lies on the street of a phone, however large it is', async ({ page }) => {
  await page.goto('/');
  for (const size of ['100%', '150%', '200%']) {
    expect(await page.evaluate(drawnUnderText, size), size).toEqual([]);
  }
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
