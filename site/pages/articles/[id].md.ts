import type { APIContext, GetStaticPathsItem } from 'astro';
import { extraArticles } from '#content-model/content.ts';
import { readArticleText } from '../../content/articles.ts';
import { articleMarkdown } from '../../page-meta/article-markdown.ts';

/** The articles that belong to no service as Markdown, for programs. */
export function getStaticPaths(): GetStaticPathsItem[] {
  return extraArticles.map((article) => ({ params: { id: article.id }, props: { article } }));
}

export async function GET({ props, url, site }: APIContext<Props>): Promise<Response> {
  const { body } = await readArticleText(props.article.id);
  const page = new URL(url.pathname.replace(/\.md$/, ''), site);
  return new Response(articleMarkdown(props.article, body, page));
}

interface Props extends Record<string, unknown> {
  readonly article: (typeof extraArticles)[number];
}
