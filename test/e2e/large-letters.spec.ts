import { checkLayout } from '../layout/check-layout.ts';
import { test } from './fixtures.ts';
import { routesOf } from './routes-of.ts';

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
  test(`every page is whole in letters of ${letters} px`, async ({
    playwright,
    launchOptions,
    host,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${letters}`],
    });
    const page = await browser.newPage({ baseURL: host.url, reducedMotion: 'reduce' });
    for (const route of routesOf()) {
      await page.goto(route);
      await checkLayout(page, windows);
    }
    await browser.close();
  });
}
