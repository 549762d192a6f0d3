import { getEntry, render } from 'astro:content';
import { editMarkdown } from '#content-model/markdown/edit-markdown.ts';
import { markdownWithFacts, withFacts } from './facts-in-text.ts';
import { leadsToHidden } from './shown-pages.ts';

/** Returns a Markdown file of the content folder, such as `articles/seo`. Throws if there is none. */
export async function readMarkdown(name: string) {
  const entry = await getEntry('markdown', name);
  if (!entry) throw new Error(`The content folder has no ${name}.md.`);
  const { Content, headings } = await render(entry);
  return {
    /** Has no facts yet: `markdown-text.astro` fills them in. */
    Content,
    headings: headings.map((heading) => ({ ...heading, text: withFacts(heading.text) })),
    /** In Markdown, with the facts about the agency and without links to hidden pages. */
    body: withoutHiddenLinks(markdownWithFacts(entry.body ?? '')),
  };
}

/** Leaves the text of links to hidden pages. */
function withoutHiddenLinks(markdown: string): string {
  return editMarkdown(markdown, (node, start, end) => {
    if (node.type !== 'link' || !leadsToHidden(node.url)) return [];
    const [first, last] = [node.children[0], node.children.at(-1)];
    const [from = end, to = end] = [first?.position?.start.offset, last?.position?.end.offset];
    return [
      { start, end: from, text: '' },
      { start: to, end, text: '' },
    ];
  });
}
