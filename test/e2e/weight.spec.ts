import type { Page } from '@playwright/test';
import { maxFontKilobytes } from '../../contract/content/brand/brand-files.ts';
import { field, openForm } from './contact-actions.ts';
import { homePicture } from '../fixtures/site-content.ts';
import { expect, test } from './fixtures.ts';

/** Bytes as they go over the wire: the host serves brotli. */
const kilobyte = 1024;

const { image, phone = image } = homePicture;

for (const { width, height, picture } of [
  { width: 390, height: 844, picture: phone },
  { width: 1440, height: 900, picture: image },
]) {
  test(`the first view at ${width} px is light, and all our own`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height });
    const files = await firstView(page);
    const weight = (...types: string[]) =>
      files.filter(({ type }) => types.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0);

    // What is weighed has been fetched, and with all its bytes.
    expect(files.filter(({ type }) => type === 'document')).toHaveLength(1);
    const fonts = await page.locator('link[rel=preload][as=font]').count();
    expect(fonts).toBeGreaterThan(0);
    expect(files.filter(({ type }) => type === 'font')).toHaveLength(fonts);
    expect(
      files.filter(({ url }) => url.includes(`/_astro/${withoutEnding(picture)}.`)),
    ).toHaveLength(1);
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

  await field(form, 'Name').focus();
  await expect.poll(() => scripts.matching(sdk)).not.toEqual([]);
});

/** `street-wide` of `street-wide.svg`: the build adds a hash, and encodes photos in other formats. */
function withoutEnding(file: string): string {
  return file.replace(/\.\w+$/, '');
}

/** What the home page fetches by itself, once nothing more comes. */
async function firstView(page: Page) {
  const sizes: Promise<{ url: string; type: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(
      request.sizes().then(({ responseBodySize }) => ({
        url: request.url(),
        type: request.resourceType(),
        bytes: responseBodySize,
      })),
    );
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  return Promise.all(sizes);
}

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
