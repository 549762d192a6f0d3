import type { Page } from '@playwright/test';
import { maxFontKilobytes } from '#contract/content/brand/brand-files.ts';
import { field, openForm } from './contact-actions.ts';
import { firstVisit } from './first-visit.ts';
import { expect, test } from './fixtures.ts';

/** Bytes as they go over the wire: the host serves brotli. */
const kilobyte = 1024;

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

test('no React is fetched before the form is near, and no SDK before it is used', async ({
  page,
}) => {
  const react = /react/i;
  // The name by which each of its packages registers itself.
  const sdk = /@firebase\//;
  await page.setViewportSize({ width: 1440, height: 900 });
  const scripts = scriptsOf(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await scripts.matching(react)).toEqual([]);
  expect(await scripts.matching(sdk)).toEqual([]);

  const form = await openForm(page);
  await expect.poll(() => scripts.matching(react)).not.toEqual([]);
  await page.waitForLoadState('networkidle');
  expect(await scripts.matching(sdk)).toEqual([]);

  await field(form, 'name').focus();
  await expect.poll(() => scripts.matching(sdk)).not.toEqual([]);
});

/** The addresses of the scripts fetched from now on whose text matches. */
function scriptsOf(page: Page) {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.push(request.url());
  });
  return {
    // Each text is fetched again: the browser drops the body of a response it no longer needs.
    async matching(pattern: RegExp) {
      const texts = await Promise.all(
        urls.map(async (url) => (await page.request.get(url)).text()),
      );
      return urls.filter((_, index) => pattern.test(texts[index] ?? ''));
    },
  };
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
