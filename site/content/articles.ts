import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { editMarkdown } from '#content-model/edit-markdown.ts';
import { markdownWithFacts, withFacts } from './facts-in-text.ts';
import { leadsToHidden } from './shown-pages.ts';

type Entry = CollectionEntry<'articles'>;

/** The article of a service, `content/articles/<link>.md`, with the facts about the agency filled in. */
export interface Article {
  readonly data: Entry['data'];
  /** The text, in Markdown, without links to hidden pages. */
  readonly body: string;
  /** For Astro's `render`. It has no facts yet. */
  readonly entry: Entry;
}

/** Returns every article by the link of its service, also those that their services hide. */
export async function readArticles(): Promise<ReadonlyMap<string, Article>> {
  const entries = await getCollection('articles');
  return new Map(entries.map((entry) => [entry.id, withFilledFacts(entry)]));
}

/** Returns the article of a service. Throws if there is none, which fails the build. */
export async function readArticle(link: string): Promise<Article> {
  const entry = await getEntry('articles', link);
  if (!entry) throw new Error(`content/articles/${link}.md is missing.`);
  return withFilledFacts(entry);
}

function withFilledFacts(entry: Entry): Article {
  const { data, body = '' } = entry;
  const { title, description, lead, glance } = data;
  return {
    data: {
      ...data,
      title: withFacts(title),
      description: withFacts(description),
      lead: withFacts(lead),
      glance: glance.map(({ question, answer }) => ({
        question: withFacts(question),
        answer: withFacts(answer),
      })),
    },
    body: withoutHiddenLinks(markdownWithFacts(body)),
    entry,
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
