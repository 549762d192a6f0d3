import type { APIContext, GetStaticPathsItem } from 'astro';
import { getEntry } from 'astro:content';
import { services } from '#contract/content/content.ts';
import { articleMarkdown } from '../../../page-meta/article-markdown.ts';

/** Each article as Markdown, for programs. */
export function getStaticPaths(): GetStaticPathsItem[] {
  return services
    .filter((service) => service.hideBlogPost !== true)
    .map((service) => ({ params: { link: service.link } }));
}

export async function GET({ params, url, site }: APIContext): Promise<Response> {
  const article = await getEntry('articles', params.link ?? '');
  if (!article) throw new Error(`content/articles/${params.link ?? ''}.md is missing.`);
  const page = new URL(url.pathname.replace(/\.md$/, ''), site);
  return new Response(articleMarkdown(article.data, article.body ?? '', page));
}
