import type { APIContext, GetStaticPathsItem } from 'astro';
import { getCollection, getEntry } from 'astro:content';
import { articleMarkdown } from '../../../page-meta/article-markdown.ts';
import { readAgency } from '../../../page-meta/read-agency.ts';

/** Each article as Markdown, for programs. */
export async function getStaticPaths(): Promise<GetStaticPathsItem[]> {
  const services = (await getCollection('services')).map((service) => service.data);
  return services
    .filter((service) => service.hideBlogPost !== true)
    .map((service) => ({ params: { link: service.link } }));
}

export async function GET({ params, url, site }: APIContext): Promise<Response> {
  const article = await getEntry('articles', params.link ?? '');
  if (!article) throw new Error(`content/articles/${params.link ?? ''}.md is missing.`);
  const page = new URL(url.pathname.replace(/\.md$/, ''), site);
  return new Response(articleMarkdown(article.data, article.body ?? '', await readAgency(), page));
}
