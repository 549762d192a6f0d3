import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { maxTitleLength } from '#site/page-meta/page-title.ts';
import { agency } from '#test/e2e/site-content.ts';
import { builtPages, unlistedPages, type BuiltPage } from '#test/fixtures/built-pages.ts';
import { liveAddress, liveCopy } from '#test/fixtures/live-copy.ts';

const preview = () => Promise.resolve(fileURLToPath(new URL('../dist/', import.meta.url)));

describe.each([
  { copy: 'this copy', folderOf: preview, live: false },
  { copy: 'a live copy', folderOf: liveCopy, live: true },
])('$copy', ({ folderOf, live }) => {
  let folder = '';
  let pages: readonly BuiltPage[] = [];
  beforeAll(async () => {
    folder = await folderOf();
    pages = await builtPages(folder);
  }, 300_000);

  test('has pages to look at', () => {
    expect(pages.length).toBeGreaterThan(14);
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining([...unlistedPages, '/']));
  });

  test('gives each page a title, a description and one heading of the first level', () => {
    for (const { path, root } of pages) {
      expect(root.querySelectorAll('title'), path).toHaveLength(1);
      expect(titleOf(root).length, path).toBeLessThanOrEqual(maxTitleLength);
      // The name stands in it wherever there is room for it.
      const named = `${only(root, 'meta[property="og:title"]', 'content')} | ${agency.name}`;
      if (named.length <= maxTitleLength) expect(titleOf(root), path).toContain(agency.name);
      const description = only(root, 'meta[name="description"]', 'content');
      expect(description.length, path).toBeGreaterThanOrEqual(70);
      expect(description.length, path).toBeLessThanOrEqual(160);
      expect(root.querySelectorAll('h1'), path).toHaveLength(1);
    }
    expect(new Set(pages.map(({ root }) => titleOf(root))).size).toBe(pages.length);
    const descriptions = pages.map(({ root }) => only(root, 'meta[name="description"]', 'content'));
    expect(new Set(descriptions).size).toBe(pages.length);
  });

  test('lets search engines list what may be found, each page at one address', () => {
    for (const { path, root } of pages) {
      const unlisted = unlistedPages.includes(path);
      const robots = root.querySelectorAll('meta[name="robots"]');
      expect(
        robots.map((meta) => meta.getAttribute('content')),
        path,
      ).toEqual(unlisted || !live ? ['noindex'] : []);
      if (unlisted) {
        expect(root.querySelector('link[rel="canonical"]'), path).toBeNull();
        continue;
      }
      const canonical = only(root, 'link[rel="canonical"]', 'href');
      expect(new URL(canonical).pathname).toBe(path);
      if (live) expect(new URL(canonical).origin).toBe(liveAddress);
    }
  });

  test('says of each page what a shared link shows', () => {
    for (const { path, root } of pages) {
      const og = (name: string) => only(root, `meta[property="og:${name}"]`, 'content');
      const twitter = (name: string) => only(root, `meta[name="twitter:${name}"]`, 'content');
      const description = only(root, 'meta[name="description"]', 'content');
      expect(titleOf(root), path).toContain(og('title'));
      expect(og('description'), path).toBe(description);
      expect(og('type'), path).toBe(path.startsWith('/services/post/') ? 'article' : 'website');
      expect(new URL(og('url')).pathname, path).toBe(path);
      if (og('type') === 'article') {
        const time = (name: string) =>
          only(root, `meta[property="article:${name}_time"]`, 'content');
        expect(time('published'), path).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(time('modified') >= time('published'), path).toBe(true);
      }
      expect(og('site_name')).toBe(agency.name);
      expect(og('locale')).toBe('en_US');
      expect(og('image:type')).toBe('image/png');
      expect([og('image:width'), og('image:height')]).toEqual(['1200', '630']);
      expect(og('image:alt').length, path).toBeGreaterThan(40);
      expect(twitter('card')).toBe('summary_large_image');
      expect(twitter('title')).toBe(og('title'));
      expect(twitter('description')).toBe(description);
      expect(twitter('image')).toBe(og('image'));
      expect(twitter('image:alt')).toBe(og('image:alt'));
      expect(root.querySelectorAll('meta[name="theme-color"]')).toHaveLength(2);
    }
  });

  test('has a share card for each page, 1200 x 630, no two alike', async () => {
    const marks = new Set<string>();
    for (const { path, root } of pages) {
      const address = new URL(only(root, 'meta[property="og:image"]', 'content'));
      if (live) expect(address.origin, path).toBe(liveAddress);
      const card = await readFile(folder + address.pathname);
      expect(pngSize(card), path).toEqual([1200, 630]);
      expect(card.length, path).toBeLessThan(80 * 1024);
      marks.add(card.toString('base64'));
    }
    expect(marks.size).toBe(pages.length);
  });

  test('has every icon that its pages and its manifest name, in the size they say', async () => {
    const icons = new Map<string, string | undefined>();
    for (const { root } of pages) {
      expect(only(root, 'link[rel="manifest"]', 'href')).toBe('/manifest.webmanifest');
      icons.set(only(root, 'link[rel="apple-touch-icon"]', 'href'), '180x180');
      for (const link of root.querySelectorAll('link[rel="icon"]')) {
        icons.set(link.getAttribute('href') ?? '', link.getAttribute('sizes'));
      }
    }
    const manifest: unknown = JSON.parse(await readFile(`${folder}/manifest.webmanifest`, 'utf8'));
    expect(manifest).toMatchObject({
      name: agency.name,
      start_url: '/',
      icons: expect.arrayContaining([
        { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
        { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
      ]),
    });
    for (const size of [192, 512]) icons.set(`/icon-${size}.png`, `${size}x${size}`);
    icons.set('/icon-maskable-512.png', '512x512');
    expect([...icons.keys()]).toEqual(expect.arrayContaining(['/favicon.ico', '/favicon.svg']));
    for (const [address, size] of icons) {
      const icon = await readFile(folder + address);
      if (address.endsWith('.png')) expect(pngSize(icon).join('x'), address).toBe(size);
      // Behind the 22 bytes that an icon file begins with.
      if (address.endsWith('.ico')) expect(pngSize(icon.subarray(22)).join('x')).toBe(size);
    }
  });
});

function titleOf(root: BuiltPage['root']): string {
  return root.querySelector('title')?.text ?? '';
}

/** What an attribute of the one element says that there is of this kind. */
function only(root: BuiltPage['root'], selector: string, attribute: string): string {
  const found = root.querySelectorAll(selector);
  expect(found, selector).toHaveLength(1);
  const value = found[0]?.getAttribute(attribute) ?? '';
  expect(value, selector).not.toBe('');
  return value;
}

function pngSize(file: Buffer): readonly [number, number] {
  expect(file.toString('latin1', 1, 4)).toBe('PNG');
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}
