import { getEntry, type CollectionEntry } from 'astro:content';
import { articleSchema, type ArticleFields } from '#content-model/article-schema.ts';
import { services } from '#content-model/content.ts';
import { editMarkdown } from '#content-model/edit-markdown.ts';
import { markdownWithFacts, withFacts } from './facts-in-text.ts';
import { leadsToHidden } from './shown-pages.ts';

/** The text of an article, `content/articles/<name>.md`. */
export interface ArticleText {
  /** In Markdown, with the facts about the agency filled in and without links to hidden pages. */
  readonly body: string;
  /** For Astro's `render`. It has no facts yet. */
  readonly entry: CollectionEntry<'articles'>;
}

/** The article of a service. */
export interface Article extends ArticleText {
  readonly data: ArticleFields;
}

/** Returns the articles of services by their links. */
export async function readArticles(): Promise<ReadonlyMap<string, Article>> {
  const shown = services.filter(({ hideBlogPost }) => hideBlogPost !== true);
  return new Map(
    await Promise.all(shown.map(async ({ link }) => [link, await readArticle(link)] as const)),
  );
}

/** Returns the article of a service. Throws if there is none, which fails the build. */
export async function readArticle(link: string): Promise<Article> {
  const text = await readArticleText(link);
  return { ...text, data: withFilledFacts(articleSchema.parse(text.entry.data)) };
}

/** Returns the text of any article. Throws if there is none. */
export async function readArticleText(name: string): Promise<ArticleText> {
  const entry = await getEntry('articles', name);
  if (!entry) throw new Error(`content/articles/${name}.md is missing.`);
  return { entry, body: withoutHiddenLinks(markdownWithFacts(entry.body ?? '')) };
}

function withFilledFacts(data: ArticleFields): ArticleFields {
  return {
    ...data,
    title: withFacts(data.title),
    description: withFacts(data.description),
    lead: withFacts(data.lead),
    glance: data.glance.map(({ question, answer }) => ({
      question: withFacts(question),
      answer: withFacts(answer),
    })),
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
