import type { APIContext } from 'astro';
import { extraArticles, serviceArticles } from '#content-model/content.ts';
import { extraArticleAddress } from '#content-model/published-content.ts';
import { readMarkdown } from '../content/read-markdown.ts';
import { articleMarkdown, type ArticleHead } from '../page-meta/article-markdown.ts';

/** Each article as Markdown, for programs. */
export function getStaticPaths() {
  const route = (address: string, article: Props['article']) => ({
    params: { article: address.slice(1) },
    props: { article },
  });
  return [
    ...serviceArticles.map((article) => route(`/services/post/${article.id}`, article)),
    ...extraArticles.map((article) => route(extraArticleAddress(article), article)),
  ];
}

export async function GET({ props, url, site }: APIContext<Props>): Promise<Response> {
  const { body } = await readMarkdown(`articles/${props.article.id}`);
  const page = new URL(url.pathname.replace(/\.md$/, ''), site);
  return new Response(articleMarkdown(props.article, body, page));
}

interface Props extends Record<string, unknown> {
  readonly article: ArticleHead & { readonly id: string };
}
