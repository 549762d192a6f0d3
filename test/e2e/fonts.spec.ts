import { brand } from '#contract/content/content.ts';
import { expect, test } from './fixtures.ts';
import { hasStandIn } from './has-stand-in.ts';
import { skipWithout } from './skip-without.ts';

test('a font of the system that stands in takes as much room as the typeface', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(async () => document.fonts.ready);
  for (const [selector, weights] of [
    ['h1', [400]],
    ['body', [400, 650]],
  ] as const) {
    const element = page.locator(selector);
    skipWithout('a font of the system that stands in', await element.evaluate(hasStandIn));
    for (const weight of weights) {
      const { own, standIn } = await element.evaluate(roomOf, weight);
      expect(own.width).toBeGreaterThan(0);
      // On average of all letters, so a line may still be a word longer or shorter.
      expect(Math.abs(standIn.width / own.width - 1), `${selector} ${weight}`).toBeLessThan(0.03);
      expect(Math.abs(standIn.height / own.height - 1), `${selector} ${weight}`).toBeLessThan(0.02);
    }
  }
});

test('a font file with other letters is loaded only by a page that has one', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const atFirst = new Set(fonts).size;
  skipWithout('a font file with other letters', (await page.evaluate(fontFiles)) > atFirst);
  const { display, text } = brand.typefaces;
  expect(atFirst).toBeGreaterThan(0);
  expect(atFirst).toBeLessThanOrEqual(display.files.length + text.files.length);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((element) => (element.textContent = 'Señora Núñez: “A–Z, ¿qué?”'));
  await page.evaluate(async () => document.fonts.ready);
  expect(new Set(fonts).size).toBe(atFirst);

  await heading.evaluate((element) => (element.textContent = 'Łukasz Groß'));
  await expect.poll(() => new Set(fonts).size).toBeGreaterThan(atFirst);
});

/** In the page: how many font files its styles name. Fonts of the system have letters of all kinds. */
function fontFiles(): number {
  return [...document.fonts].filter(({ unicodeRange }) => unicodeRange !== 'U+0-10FFFF').length;
}

/** In the page: the room of a text in the typeface of an element, and in the first of the fonts after it. */
function roomOf(element: Element, weight: number) {
  const [first = '', ...others] = getComputedStyle(element).fontFamily.split(/,\s*/);
  const measure = (fontFamily: string) => {
    const text = document.body.appendChild(document.createElement('div'));
    text.textContent =
      'You know how many people walk in and leave without buying, because you stand there. ' +
      'On your website they leave unseen. The consultation is free, and the price is in writing.';
    // So large that hinting, which some browsers do on whole pixels, does not matter.
    Object.assign(text.style, { fontFamily, position: 'absolute', whiteSpace: 'nowrap' });
    Object.assign(text.style, {
      fontSize: '200px',
      fontWeight: String(weight),
      lineHeight: 'normal',
    });
    const { width, height } = text.getBoundingClientRect();
    text.remove();
    return { width, height };
  };
  return { own: measure(first), standIn: measure(others.join(', ')) };
}
