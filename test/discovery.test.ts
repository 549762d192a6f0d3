import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { agency } from '#content-model/content.ts';
import { builtPages, unlistedPages } from './fixtures/built-pages.ts';
import { isArticle } from './fixtures/site-content.ts';
import { siteFolder } from './fixtures/site-folder.ts';

const read = (file: string) => readFileSync(join(siteFolder, file), 'utf8');

const built = await builtPages();
const pages = built
  .map(({ path }) => path)
  .filter((path) => !unlistedPages.includes(path))
  .sort();
const articles = pages.filter(isArticle);

test('the sitemap has every page that may be listed', () => {
  const addresses = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(addresses.map(([, address = '']) => new URL(address).pathname).sort()).toEqual(pages);
});

test('each article is in the feed and has a Markdown twin with absolute links', () => {
  const feed = read('feed.xml');
  for (const path of articles) {
    expect(feed).toMatch(new RegExp(`<id>http://[^<]+${path}</id>`));
    const twin = `<link rel="alternate" type="text/markdown" href="${path}.md">`;
    expect(read(`${path}.html`)).toContain(twin);
    expect(read(`${path}.md`)).toMatch(/^# .+\n\n.+/);
    expect(read(`${path}.md`)).not.toMatch(/\]\([^h)mt]/);
  }
});

test('llms.txt introduces the agency and links to every page', () => {
  const text = read('llms.txt');
  const { name, phone, email } = agency;
  expect(text).toMatch(new RegExp(`^# ${RegExp.escape(name)}\n`));
  for (const detail of [phone.display, email]) expect(text).toContain(detail);
  for (const path of pages) {
    const extension = articles.includes(path) ? '.md' : '';
    expect(text).toMatch(new RegExp(`\\]\\(http://[^/]+${path}${extension}\\): `));
  }
});

test('security.txt names a contact and expires within a year', () => {
  const text = read('.well-known/security.txt');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
});

test('robots.txt lets search engines read the pages of a preview, which say noindex', () => {
  const rules = read('robots.txt').replaceAll(/^#.*\n/gm, '');
  expect(rules).toBe('User-agent: *\nDisallow: /api/\n');
});
