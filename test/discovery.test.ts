import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { agencyFacts } from '#backend/settings/agency-facts.ts';
import { pageWordsFile, pageWordsSchema } from '#contract/page-words.ts';
import { keptPageDates, oldDatesSentence, pagesWithOldDates } from '#site/page-meta/page-dates.ts';

const site = fileURLToPath(new URL('../dist/', import.meta.url));
if (!existsSync(site)) throw new Error('The site is not built yet: `npm run build` builds it.');
const read = (file: string) => readFileSync(site + file, 'utf8');

const pages = [
  '/',
  '/about',
  '/clients',
  '/privacy',
  '/process',
  '/services',
  '/services/post/data-analytics',
  '/services/post/seo',
  '/services/post/social-marketing',
  '/services/post/traffic-sales',
  '/services/post/web-development',
  '/services/post/webapp-development',
];
const articles = pages.filter((path) => path.startsWith('/services/post/'));

test('the dates kept are those of the words that stand on the pages', () => {
  const words = pageWordsSchema.parse(JSON.parse(read(pageWordsFile)));
  const old = pagesWithOldDates(words, keptPageDates());
  expect(old, oldDatesSentence(old)).toEqual([]);
});

describe('the built site', () => {
  test('has every page in its sitemap that may be listed, with the date that is kept', () => {
    const kept = keptPageDates();
    const rows = [...read('sitemap.xml').matchAll(/<loc>(.*)<\/loc><lastmod>(.*)<\/lastmod>/g)];
    expect(rows.map(([, address = '', date]) => [new URL(address).pathname, date])).toEqual(
      pages.map((path) => [path, kept[path]?.changed]),
    );
  });

  test('has every article in its feed and, as Markdown, beside it', () => {
    const feed = read('feed.xml');
    const kept = keptPageDates();
    const twins = readdirSync(`${site}services/post`).filter((name) => name.endsWith('.md'));
    expect(twins.map((name) => `/services/post/${name.slice(0, -3)}`)).toEqual(articles);
    for (const path of articles) {
      const [, entry] =
        new RegExp(`<id>http://[^<]+${path}</id>(.+?)</entry>`, 's').exec(feed) ?? [];
      expect(entry, path).toContain(`<published>${kept[path]?.first}T`);
      expect(entry, path).toContain(`<updated>${kept[path]?.changed}T`);
      expect(read(`${path.slice(1)}.html`)).toContain(
        `<link rel="alternate" type="text/markdown" href="${path}.md">`,
      );
      expect(read(`${path.slice(1)}.md`)).toMatch(/^# .+\n\n.+/);
      expect(read(`${path.slice(1)}.md`)).not.toMatch(/\]\([^h)mt]/);
    }
  });

  test('tells every page where the feed is', () => {
    for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.html')) continue;
      expect(read(name), name).toMatch(
        /<link rel="alternate" type="application\/atom\+xml" [^>]*href="\/feed.xml"/,
      );
    }
  });

  test('tells language models what it is and leads them to every page', () => {
    const text = read('llms.txt');
    const { name, phone, email } = agencyFacts();
    expect(text).toMatch(new RegExp(`^# ${name}\n`));
    expect(text).toContain(phone.display);
    expect(text).toContain(email);
    for (const path of pages) {
      const end = articles.includes(path) ? '.md' : '';
      expect(text).toMatch(new RegExp(`\\]\\(http://[^/]+${path}${end}\\): `));
    }
  });

  test('says whom to tell of a hole in it, for the year to come', () => {
    const [, date = ''] = /^Expires: (.+)$/m.exec(read('.well-known/security.txt')) ?? [];
    expect(read('.well-known/security.txt')).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(Date.parse(date)).toBeGreaterThan(Date.now());
    expect(Date.parse(date)).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
  });

  test('closes nothing to who has to read that a preview is not to be listed', () => {
    const rules = read('robots.txt').replaceAll(/^#.*\n/gm, '');
    expect(rules).toBe('User-agent: *\nDisallow: /api/\n');
  });
});
