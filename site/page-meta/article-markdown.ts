import { forPrograms, type Content } from '#content-model/content.ts';
import { editMarkdown } from '#content-model/markdown/edit-markdown.ts';
import { fillSlots } from '#content-model/fill-slots.ts';

export type ArticleHead = Pick<Content['extraArticles'][number], 'title' | 'lead' | 'glance'>;

/** Returns an article as Markdown with absolute links, and with alt texts for pictures. */
export function articleMarkdown(
  { title, lead, glance = [] }: ArticleHead,
  body: string,
  page: URL,
): string {
  const answers = glance.map(({ question, answer }) => `- **${question}:** ${answer}`);
  const markdown = body.trim();
  const text = editMarkdown(markdown, (node, start, end) => {
    if (node.type === 'image' || node.type === 'imageReference') {
      if (node.alt) return [{ start, end, text: `*${node.alt}*` }];
      const [space = ''] = /^\s*/.exec(markdown.slice(end)) ?? [];
      return [{ start, end: end + space.length, text: '' }];
    }
    if (node.type !== 'link' && node.type !== 'definition') return [];
    if (node.url.startsWith('../images/')) return [{ start, end, text: '' }];
    // After the text of the link, which may be the same.
    const url = markdown.lastIndexOf(node.url, end);
    return /^[/#]/.test(node.url) && url >= start
      ? [{ start: url, end: url + node.url.length, text: new URL(node.url, page).href }]
      : [];
  });
  const head = [`# ${title}`, lead, ...(answers.length > 0 ? [answers.join('\n')] : [])];
  return `${head.join('\n\n')}

${text}

---

${fillSlots(forPrograms.articleEnd, { pageLink: `<${page.href}>` })}
`;
}
