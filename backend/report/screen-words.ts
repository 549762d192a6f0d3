import { notFound } from '../analytics/site-screens.ts';

/**
 * A path or a route pattern, for who does not write code. It is named after its address, not after what
 * the site says there today: a page that is gone keeps its name. What is no usual address stays as it is.
 */
export function screenWords(name: string): string {
  const known = screens.get(name);
  if (known !== undefined) return known;
  const [, article] = articlePath.exec(name) ?? [];
  if (article !== undefined) return `Article: ${slugWords(article)}`;
  const [, page] = pagePath.exec(name) ?? [];
  return page === undefined ? name.replaceAll(/:[a-z]+/g, '…') : capitalized(slugWords(page));
}

/** The same where all are articles. */
export function articleWords(name: string): string {
  const [, article] = articlePath.exec(name) ?? [];
  return article === undefined ? screenWords(name) : capitalized(slugWords(article));
}

const screens: ReadonlyMap<string, string> = new Map([
  ['/', 'Home'],
  ['/services/post/:slug', 'Articles'],
  ['/404', 'Page not found'],
  [notFound, 'Page not found'],
]);

const articlePath = /^\/services\/post\/([a-z0-9-]+)$/;
const pagePath = /^\/([a-z0-9-]+)$/;

/** `data-analytics` is `data analytics`, `seo` is `SEO`. */
function slugWords(slug: string): string {
  return slug
    .replaceAll('-', ' ')
    .replaceAll(/\b(?:ai|b2b|crm|ppc|seo)\b/g, (word) => word.toUpperCase());
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
