import { contactFields } from '#site/content/contact-fields.ts';
import { answersMessages, type Agency } from '#content-model/schemas/agency-schema.ts';
import { contactForm, forPrograms as text } from '#content-model/content.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { contactFieldList } from './contact-field-list.ts';
import type { Page } from './page-list.ts';

/** Returns the sitemap: https://www.sitemaps.org/protocol.html */
export function sitemap(pages: readonly Page[], site: URL): string {
  const entries = pages
    .filter(({ listed }) => listed)
    .map(({ path, article }) => {
      const lastmod = article ? `<lastmod>${article.updated}</lastmod>` : '';
      return `<url><loc>${xmlText(new URL(path, site).href)}</loc>${lastmod}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

export const articleFeedPath = '/feed.xml';

/** Returns the articles with their summaries as an Atom feed (RFC 4287), the last change first. */
export function articleFeed(
  pages: readonly Page[],
  agency: Pick<Agency, 'name' | 'tagline'>,
  site: URL,
): string {
  const articles = pages
    .flatMap(({ article, ...page }) => (article ? [{ ...page, ...article }] : []))
    .sort((one, other) => other.updated.localeCompare(one.updated));
  const listPage = pages.some(({ path }) => path === '/articles') ? '/articles' : '/services';
  const address = (path: string) => xmlText(new URL(path, site).href);
  const entries = articles.map(
    ({ path, title, description, published, updated }) => `<entry>
<title>${xmlText(title)}</title>
<id>${address(path)}</id>
<link rel="alternate" type="text/html" href="${address(path)}"/>
<link rel="alternate" type="text/markdown" href="${address(`${path}.md`)}"/>
<published>${moment(published)}</published>
<updated>${moment(updated)}</updated>
<summary>${xmlText(description)}</summary>
</entry>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
<title>${xmlText(agency.name)}</title>
<subtitle>${xmlText(agency.tagline)}</subtitle>
<id>${address('/')}</id>
<link rel="self" type="application/atom+xml" href="${address(articleFeedPath)}"/>
<link rel="alternate" type="text/html" href="${address(listPage)}"/>
<author><name>${xmlText(agency.name)}</name><uri>${address('/')}</uri></author>
<updated>${moment(articles[0]?.updated)}</updated>
${entries.join('')}</feed>
`;
}

/** Returns `llms.txt`, which introduces the site to language models: https://llmstxt.org */
export function llmsText(pages: readonly Page[], agency: Agency, site: URL): string {
  const links = (listed: readonly Page[], extension = '') =>
    listed
      .map(({ path, title, description }) => {
        const address = new URL(`${path}${extension}`, site).href;
        return `- [${title.replaceAll(/[[\]]/g, '')}](${address}): ${description}`;
      })
      .join('\n');
  const phone = fillSlots(text.phone, { internationalPhone: agency.phone.international });
  const articles = pages.filter(({ article }) => article);
  return `# ${agency.name}

> ${agency.tagline}

${text.introduction}
${answersMessages(agency) ? '' : `\n${text.sample}\n`}
## ${text.contactHeading}

- ${phone}
- ${text.email}
- [${text.form}](${new URL('/services', site).href}): ${formFields()}

## ${text.pagesHeading}

${links(pages.filter(({ listed, article }) => listed && !article))}
${articles.length === 0 ? '' : `\n## ${text.articlesHeading}\n\n${links(articles, '.md')}\n`}`;
}

/** Names the fields, and which are needed. */
function formFields(): string {
  if (contactFields.every(({ isRequired }) => isRequired)) {
    return fillSlots(text.formFieldsAllNeeded, { fields: contactFieldList() });
  }
  const { optional } = contactForm;
  const fields = contactFieldList((label, { isRequired }) =>
    isRequired ? label : `${label} ${optional}`,
  );
  return fillSlots(text.formFields, { fields });
}

/** A feed needs a time. This one is the same day everywhere in the United States. */
function moment(day = '1970-01-01'): string {
  return `${day}T18:00:00Z`;
}

/** Escapes a text for XML, in an element or an attribute. */
function xmlText(text: string): string {
  return escapeHtml(text.replaceAll(controls, ''));
}

/** Characters that XML cannot hold: https://www.w3.org/TR/xml/#charsets */
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
