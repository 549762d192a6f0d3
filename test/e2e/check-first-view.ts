import type { Page } from '@playwright/test';
import { maxFontKilobytes } from '#contract/content/brand/brand-files.ts';
import { firstVisit } from './first-visit.ts';
import { expect, test } from './fixtures.ts';

/** Bytes as they go over the wire: the host serves brotli. */
const kilobyte = 1024;

/** Registers tests of what a visitor of the home page fetches, of the built site in a folder. */
export function checkFirstView(siteFolder: string): void {
  test.use({ siteFolder });

  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test(`the first view at ${width} px is light, and all our own`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height });
      const files = await firstVisit(page, '/');
      const weight = (...types: string[]) =>
        files.filter(({ type }) => types.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0);

      // What is weighed has been fetched, and with all its bytes.
      expect(files.filter(({ type }) => type === 'document')).toHaveLength(1);
      const fonts = await loadedFonts(page);
      expect(fonts).toBeGreaterThan(0);
      expect(files.filter(({ type }) => type === 'font')).toHaveLength(fonts);
      const [shown, others] = await heroPictures(page);
      expect(files.filter(({ url }) => url === shown)).toHaveLength(1);
      expect(files.filter(({ url }) => others.includes(url))).toEqual([]);
      expect(files.filter(({ bytes }) => bytes === 0)).toEqual([]);

      expect(files.filter(({ url }) => !url.startsWith(`${baseURL ?? ''}/`))).toEqual([]);
      expect(weight('document', 'stylesheet', 'script')).toBeLessThan(30 * kilobyte);
      // A font file is compressed already; a response has a head as well.
      expect(weight('font')).toBeLessThan((maxFontKilobytes + 1) * kilobyte);
      const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
      expect(all - weight('font')).toBeLessThan(60 * kilobyte);
    });
  }
}

/** How many fonts the styles have loaded from files. Those of the visitor's system are no faces of `--font-…`. */
function loadedFonts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const faces = [...(await document.fonts.ready)];
    const styles = getComputedStyle(document.documentElement);
    const families = ['--font-display', '--font-text'].map((name) =>
      unquoted(styles.getPropertyValue(name).split(',')[0] ?? ''),
    );
    return faces.filter(
      ({ family, status }) => status === 'loaded' && families.includes(unquoted(family)),
    ).length;

    function unquoted(name: string): string {
      return name.trim().replaceAll('"', '');
    }
  });
}

/** The address of the picture that the first screen shows, and those for windows of other widths. */
function heroPictures(page: Page): Promise<readonly [string, readonly string[]]> {
  return page
    .getByRole('main')
    .locator('picture')
    .first()
    .evaluate((picture) => {
      const image = picture.querySelector('img');
      const sources = [...picture.querySelectorAll('source')].map(({ srcset }) => srcset);
      const all = [
        image?.getAttribute('src') ?? '',
        ...sources.flatMap((set) => set.split(/,\s+/)),
      ].map((candidate) => new URL(candidate.trim().split(/\s/)[0] ?? '', location.href).href);
      const shown = image?.currentSrc ?? '';
      return [shown, all.filter((address) => address !== shown)];
    });
}
