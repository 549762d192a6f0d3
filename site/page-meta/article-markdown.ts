import type { CollectionEntry } from 'astro:content';
import { forPrograms } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';

type ArticleHead = Pick<CollectionEntry<'articles'>['data'], 'title' | 'lead' | 'glance'>;

/** Returns an article as Markdown with absolute links, and with alt texts for pictures. */
export function articleMarkdown(
  { title, lead, glance }: ArticleHead,
  body: string,
  page: URL,
): string {
  const answers = glance.map(({ question, answer }) => `- **${question}:** ${answer}`);
  const text = body
    .trim()
    .replaceAll(/!\[\]\([^)]*\)\s*/g, '')
    .replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, '*$1*')
    .replaceAll(/\]\(([/#][^)\s]*)/g, (_, to: string) => `](${new URL(to, page).href}`);
  return `# ${title}

${lead}

${answers.join('\n')}

${text}

---

${fillSlots(forPrograms.articleEnd, { pageLink: `<${page.href}>` })}
`;
}
