import { checkLayout } from '../layout/check-layout.ts';
import { test } from './fixtures.ts';
import { routesOf, templatesOf } from './routes-of.ts';

/** Sizes that visitors set in their browser, in pixels. Media queries follow them, not the size of the page's root. */
const sizes = [
  {
    letters: 20,
    windows: [[1280, 720]],
  },
  {
    letters: 24,
    windows: [
      [390, 844],
      [1440, 900],
    ],
  },
  {
    letters: 32,
    windows: [
      [390, 844],
      [1280, 720],
    ],
  },
] as const;

for (const { letters, windows } of sizes) {
  test(`pages are whole in letters of ${letters} px`, async ({
    playwright,
    launchOptions,
    host,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${letters}`],
    });
    const page = await browser.newPage({ baseURL: host.url, reducedMotion: 'reduce' });
    // The words of every page in the largest letters; the smaller ones change the layout of a template.
    for (const route of letters === 32 ? routesOf() : templatesOf()) {
      await page.goto(route);
      await checkLayout(page, windows);
    }
    await browser.close();
  });
}
