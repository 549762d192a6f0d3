import { getCollection } from 'astro:content';
import { agency, caseStudies, services } from '#contract/content/content.ts';
import { pageList, type Page } from './page-list.ts';

/** Returns every page of the site, from the content. */
export async function readPages(): Promise<readonly Page[]> {
  const articles = await getCollection('articles');
  return pageList({
    agency,
    services,
    studies: caseStudies,
    articles: new Map(articles.map(({ id, data }) => [id, data])),
  });
}

/** Returns one page. Throws if `page-list.ts` does not have it. */
export async function readPage(path: string): Promise<Page> {
  const page = (await readPages()).find((listed) => listed.path === path);
  if (!page) throw new Error(`site/page-meta/page-list.ts does not have ${path}.`);
  return page;
}
