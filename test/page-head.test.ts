import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { maxTitleLength } from '#site/page-meta/page-title.ts';
import { siteLanguage } from '#site/page-meta/translations.ts';
import { agency, extraPages } from '#content-model/content.ts';
import { isArticle } from './fixtures/site-content.ts';
import { builtPages, unlistedPages, type BuiltPage } from '#test/fixtures/built-pages.ts';
import { siteFolder } from '#test/fixtures/site-folder.ts';

const origin = 'http://127.0.0.1:8080';

const pages = await builtPages();

test('each page has a title and a description of its own', () => {
  for (const { path, root } of pages) {
    const title = titleOf(root);
    expect(title.length, path).toBeLessThanOrEqual(maxTitleLength);
    const withName = `${only(root, 'meta[property="og:title"]', 'content')} | ${agency.name}`;
    if (withName.length <= maxTitleLength) expect(title, path).toContain(agency.name);
    const description = only(root, 'meta[name="description"]', 'content');
    expect(description.length, path).toBeGreaterThanOrEqual(50);
    expect(description.length, path).toBeLessThanOrEqual(160);
  }
  const descriptions = pages.map(({ root }) => only(root, 'meta[name="description"]', 'content'));
  expect(new Set(descriptions).size).toBe(pages.length);
  expect(new Set(pages.map(({ root }) => titleOf(root))).size).toBe(pages.length);
});

test('each page has one address, except unlisted pages, and search engines may list none of a preview', () => {
  for (const { path, root } of pages) {
    const canonical = root.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(canonical, path).toBe(unlistedPages.includes(path) ? undefined : origin + path);
    expect(only(root, 'meta[name="robots"]', 'content'), path).toBe('noindex');
  }
});

test('a page in another language says so, in a frame of the site’s own, and names what it translates', () => {
  for (const { path, root } of pages) {
    const language = languageOf(path);
    expect(only(root, 'html', 'lang'), path).toBe(language);
    expect(root.querySelector('main')?.closest('[lang]')?.getAttribute('lang')).toBe(language);
    const header = root.querySelector('body > .page > header');
    expect(header?.closest('[lang]')?.getAttribute('lang'), path).toBe(siteLanguage);
    const alternates = root
      .querySelectorAll('link[hreflang]')
      .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
    const { translationOf = path } = extraPageOf(path) ?? {};
    const translations = extraPages.filter((each) => each.translationOf === translationOf);
    expect(alternates, path).toEqual(
      translations.length === 0
        ? []
        : [
            [siteLanguage, origin + translationOf],
            ...translations.map(({ id, language }) => [language, `${origin}/${id}`]),
          ],
    );
  }
});

test('each page describes itself for shared links', () => {
  for (const { path, root } of pages) {
    const og = (name: string) => only(root, `meta[property="og:${name}"]`, 'content');
    const twitter = (name: string) => only(root, `meta[name="twitter:${name}"]`, 'content');
    expect(titleOf(root), path).toContain(og('title'));
    expect(og('description'), path).toBe(only(root, 'meta[name="description"]', 'content'));
    expect(og('type'), path).toBe(isArticle(path) ? 'article' : 'website');
    expect(og('url'), path).toBe(origin + path);
    const locale = languageOf(path).replaceAll('-', '_');
    expect([og('site_name'), og('locale')]).toEqual([agency.name, locale]);
    // A card with a photo is a JPEG.
    const type = og('image').endsWith('.jpg') ? 'image/jpeg' : 'image/png';
    const size = ['1200', '630'];
    expect([og('image:type'), og('image:width'), og('image:height')]).toEqual([type, ...size]);
    expect(og('image:alt'), path).toMatch(/^.+\. ./);
    expect(twitter('card')).toBe('summary_large_image');
    for (const name of ['title', 'description', 'image', 'image:alt']) {
      expect(twitter(name), path).toBe(og(name));
    }
    if (!isArticle(path)) continue;
    const time = (name: string) => only(root, `meta[property="article:${name}_time"]`, 'content');
    expect(time('published'), path).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(time('modified') >= time('published'), path).toBe(true);
  }
});

test('each page has a share card of its own, 1200 x 630 and below 80 KB', async () => {
  const cards = new Set<string>();
  for (const { path, root } of pages) {
    const address = new URL(only(root, 'meta[property="og:image"]', 'content'));
    expect(address.origin, path).toBe(origin);
    const card = await readFile(join(siteFolder, address.pathname));
    const { width, height } = await sharp(card).metadata();
    expect([width, height], path).toEqual([1200, 630]);
    expect(card.length, path).toBeLessThan(80 * 1024);
    cards.add(card.toString('base64'));
  }
  expect(cards.size).toBe(pages.length);
});

function titleOf(root: BuiltPage['root']): string {
  return root.querySelector('title')?.text ?? '';
}

/** The attribute of the only element that matches. */
function only(root: BuiltPage['root'], selector: string, attribute: string): string {
  const found = root.querySelectorAll(selector);
  expect(found, selector).toHaveLength(1);
  const value = found[0]?.getAttribute(attribute) ?? '';
  expect(value, selector).not.toBe('');
  return value;
}

function extraPageOf(path: string) {
  return extraPages.find(({ id }) => path === `/${id}`);
}

function languageOf(path: string): string {
  return extraPageOf(path)?.language ?? siteLanguage;
}
