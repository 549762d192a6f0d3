import type { APIContext, GetStaticPathsItem } from 'astro';
import { services } from '#content-model/content.ts';
import { readArticle } from '../../../content/articles.ts';
import { articleMarkdown } from '../../../page-meta/article-markdown.ts';

/** Each article as Markdown, for programs. */
export function getStaticPaths(): GetStaticPathsItem[] {
  return services
    .filter((service) => service.hideBlogPost !== true)
    .map((service) => ({ params: { link: service.link } }));
}

export async function GET({ params, url, site }: APIContext): Promise<Response> {
  const { data, body } = await readArticle(params.link ?? '');
  const page = new URL(url.pathname.replace(/\.md$/, ''), site);
  return new Response(articleMarkdown(data, body, page));
}
