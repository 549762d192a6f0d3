import { expect, test } from 'vitest';
import { agencyFacts } from '#backend/settings/agency-facts.ts';
import { articleFeed } from './article-feed.ts';
import { articleMarkdown } from './article-markdown.ts';
import { llmsText } from './llms-text.ts';
import { sitemap } from './sitemap.ts';

const site = new URL('https://www.agency.com');
const agency = agencyFacts();
const one = {
  path: '/services/post/one',
  title: 'Signs & <windows>',
  description: 'What "a sign" is for.\u0007',
  isArticle: true,
  words: '0000000000000001',
};
const two = { ...one, path: '/services/post/two', title: 'Doors' };
const about = { ...one, path: '/about', title: 'About [us]', isArticle: false };
const dates = {
  '/about': { first: '2026-01-01', changed: '2026-01-01', words: '' },
  '/services/post/one': { first: '2026-01-02', changed: '2026-02-01', words: '' },
  '/services/post/two': { first: '2026-01-03', changed: '2026-03-01', words: '' },
};

test('the sitemap has every page, with the day of its last change', () => {
  expect(sitemap([about, one], dates, site)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://www.agency.com/about</loc><lastmod>2026-01-01</lastmod></url>
<url><loc>https://www.agency.com/services/post/one</loc><lastmod>2026-02-01</lastmod></url>
</urlset>
`);
});

test('the feed has the articles alone, the last change first, and whatever stands in their titles', () => {
  const feed = articleFeed([about, one, two], dates, agency, site);
  expect(feed.match(/<entry>\n<title>.*<\/title>/g)).toEqual([
    '<entry>\n<title>Doors</title>',
    '<entry>\n<title>Signs &amp; &lt;windows&gt;</title>',
  ]);
  expect(feed).toContain('<summary>What &quot;a sign&quot; is for.</summary>');
  expect(feed.match(/<updated>.*<\/updated>/g)).toEqual([
    '<updated>2026-03-01T18:00:00Z</updated>',
    '<updated>2026-03-01T18:00:00Z</updated>',
    '<updated>2026-02-01T18:00:00Z</updated>',
  ]);
  expect(feed.match(/<published>.*<\/published>/g)).toEqual([
    '<published>2026-01-03T18:00:00Z</published>',
    '<published>2026-01-02T18:00:00Z</published>',
  ]);
});

test('llms.txt leads to the pages, and to the articles as Markdown', () => {
  const text = llmsText([about, one], { ...agency, sample: false }, site);
  expect(text).toMatch(new RegExp(`^# ${agency.name}\n\n> `));
  expect(text).toContain('- [About us](https://www.agency.com/about): ');
  expect(text).toContain('](https://www.agency.com/services/post/one.md): ');
  expect(text).not.toContain('sample');
  expect(llmsText([], { ...agency, sample: true }, site)).toContain('shows sample details');
});

test('the Markdown of an article can be read away from the site', () => {
  const head = {
    title: 'Signs',
    lead: 'A sign is read in passing.',
    glance: [{ question: 'What it costs', answer: 'Little.' }],
  };
  const body = [
    '\n## Paint',
    '',
    '![A sign, "half" painted.](../images/sign.svg)',
    '',
    'See [the process](/process), [the end](#end), [a page](https://example.org/a) or',
    '[call](tel:+13035550142).',
  ].join('\n');
  const page = new URL('/services/post/signs', site);
  expect(articleMarkdown(head, body, { name: 'Agency', area: 'Denver, Colorado' }, page))
    .toBe(`# Signs

A sign is read in passing.

- **What it costs:** Little.

## Paint

*A sign, "half" painted.*

See [the process](https://www.agency.com/process), [the end](https://www.agency.com/services/post/signs#end), [a page](https://example.org/a) or
[call](tel:+13035550142).

---

By Agency, Denver, Colorado. The page: <https://www.agency.com/services/post/signs>
`);
});
