import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { maxTitleLength } from '#site/page-meta/page-title.ts';
import { countWords } from './reading-time.ts';

const serviceSchema = z.object({
  title: z.string(),
  link: z.string(),
  hideBlogPost: z.boolean().default(false),
});

const frontMatterSchema = z.object({ title: z.string(), description: z.string() });

const services = z
  .array(serviceSchema)
  .parse(parse(readFileSync('content/services.yaml', 'utf8')))
  .filter(({ hideBlogPost }) => !hideBlogPost);

describe.each(services)('the article on $title', ({ link }) => {
  const { frontMatter, body } = readArticle(link);

  it('has 600 to 1000 words', () => {
    const words = countWords(body);
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1000);
  });

  it('has a title that search results show whole, with a name of ten letters behind it', () => {
    expect(`${frontMatter.title} | Fourteener`.length).toBeLessThanOrEqual(maxTitleLength);
  });

  it('leaves the first level of headings to the page', () => {
    expect(body).not.toMatch(/^# /m);
    expect(body.match(/^## /gm)?.length).toBeGreaterThanOrEqual(3);
  });
});

describe('what every owner is told', () => {
  it.each([
    ['web-development', /about \$200 a year/],
    ['webapp-development', /about \$200 a year/],
    ['data-analytics', /three to four weeks of data/i],
    ['traffic-sales', /three to four weeks of data/i],
    ['seo', /three to four weeks of data/i],
    ['data-analytics', /introductory three-month package with metrics/],
    ['seo', /introductory\s+package covers three months, with metrics/],
  ])('%s: %s', (link, fact) => expect(readArticle(link).body).toMatch(fact));

  it.each(services)('$link: the consultation is free', ({ link }) =>
    expect(readArticle(link).body).toMatch(/free\s+consultation/),
  );
});

test.each(['title', 'description'] as const)('no two articles share a %s', (key) => {
  const values = services.map(({ link }) => readArticle(link).frontMatter[key]);
  expect(new Set(values).size).toBe(services.length);
});

/** Throws where a service that does not hide its article has none. */
function readArticle(link: string) {
  const [, fields = '', ...body] = readFileSync(`content/articles/${link}.md`, 'utf8').split(
    '---\n',
  );
  return { frontMatter: frontMatterSchema.parse(parse(fields)), body: body.join('---\n') };
}
