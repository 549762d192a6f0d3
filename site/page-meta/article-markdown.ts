import type { CollectionEntry } from 'astro:content';
import type { Agency } from '#contract/content/agency-schema.ts';

type ArticleHead = Pick<CollectionEntry<'articles'>['data'], 'title' | 'lead' | 'glance'>;

/** Returns an article as Markdown for use outside the site: links are absolute, drawings are their alt text. */
export function articleMarkdown(
  { title, lead, glance }: ArticleHead,
  body: string,
  agency: Pick<Agency, 'name' | 'area'>,
  page: URL,
): string {
  const answers = glance.map(({ question, answer }) => `- **${question}:** ${answer}`);
  const text = body
    .trim()
    .replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, '*$1*')
    .replaceAll(/\]\(([/#][^)\s]*)/g, (_, to: string) => `](${new URL(to, page).href}`);
  return `# ${title}

${lead}

${answers.join('\n')}

${text}

---

By ${agency.name}, ${agency.area}. The page: <${page.href}>
`;
}
