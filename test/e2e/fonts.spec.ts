import type { Page } from '@playwright/test';
import { brand } from '#contract/content/content.ts';
import { articleOf, articles } from '../fixtures/site-content.ts';
import { expect, test } from './fixtures.ts';

const paths = ['/', ...articles.slice(0, 1).map(articleOf)];

for (const path of paths) {
  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test(`nothing moves when the fonts come late on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await noteShifts(page);
      let send = (): void => undefined;
      const late = new Promise<void>((done) => (send = done));
      const fonts: string[] = [];
      await page.route('**/*.woff2', async (route) => {
        fonts.push(route.request().url());
        await late;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => fonts.length).toBeGreaterThan(0);
      await page.waitForLoadState('domcontentloaded');
      await frames(page);
      const before = await heightOf(page);

      send();
      await page.evaluate(async () => document.fonts.ready);
      await expect.poll(() => loadedFonts(page)).toBeGreaterThan(0);
      await frames(page);
      // What is far below may take a line more or less.
      expect(Math.abs((await heightOf(page)) / before - 1)).toBeLessThan(0.02);
      expect(await page.evaluate(() => globalThis.shifted)).toBeLessThanOrEqual(0.01);
    });
  }
}

test('a font file with other letters is loaded only by a page that has one', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const atFirst = new Set(fonts).size;
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

/** Adds up what a visitor sees move, in `globalThis.shifted`. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') globalThis.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

declare global {
  var shifted: number;
}

/** Waits until what has changed is painted. */
function frames(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))),
  );
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

function loadedFonts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length,
  );
}
