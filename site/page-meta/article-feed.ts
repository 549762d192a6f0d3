import type { Agency } from '#contract/agency.ts';
import type { BuiltPage } from './built-pages.ts';
import type { PageDates } from './page-dates.ts';
import { xmlText } from './xml-text.ts';

/** Where it is, for the heads of the pages too. */
export const articleFeedPath = '/feed.xml';

/** The articles with their summaries, the one that changed last first: an Atom feed (RFC 4287). */
export function articleFeed(
  pages: readonly BuiltPage[],
  dates: PageDates,
  agency: Pick<Agency, 'name' | 'tagline'>,
  site: URL,
): string {
  const changed = ({ path }: BuiltPage) => moment(dates[path]?.changed);
  const articles = pages
    .filter(({ isArticle }) => isArticle)
    .sort((one, other) => changed(other).localeCompare(changed(one)));
  const address = (path: string) => xmlText(new URL(path, site).href);
  const entries = articles.map(
    (article) => `<entry>
<title>${xmlText(article.title)}</title>
<id>${address(article.path)}</id>
<link rel="alternate" type="text/html" href="${address(article.path)}"/>
<link rel="alternate" type="text/markdown" href="${address(`${article.path}.md`)}"/>
<published>${moment(dates[article.path]?.first)}</published>
<updated>${changed(article)}</updated>
<summary>${xmlText(article.description)}</summary>
</entry>
`,
  );
  const [last] = articles;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
<title>${xmlText(agency.name)}</title>
<subtitle>${xmlText(agency.tagline)}</subtitle>
<id>${address('/')}</id>
<link rel="self" type="application/atom+xml" href="${address(articleFeedPath)}"/>
<link rel="alternate" type="text/html" href="${address('/services')}"/>
<author><name>${xmlText(agency.name)}</name><uri>${address('/')}</uri></author>
<updated>${last === undefined ? moment(undefined) : changed(last)}</updated>
${entries.join('')}</feed>
`;
}

/** A feed wants a time. At this one it is the same day in all of America. */
function moment(day = '1970-01-01'): string {
  return `${day}T18:00:00Z`;
}
