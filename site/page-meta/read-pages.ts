import { getCollection } from 'astro:content';
import { pageList, type Page } from './page-list.ts';
import { readAgency } from './read-agency.ts';

/** Returns every page of the site, from the content. */
export async function readPages(): Promise<readonly Page[]> {
  const [agency, services, studies, articles] = await Promise.all([
    readAgency(),
    getCollection('services'),
    getCollection('caseStudies'),
    getCollection('articles'),
  ]);
  return pageList({
    agency,
    services: services.map(({ data }) => data),
    studies: studies.map(({ data }) => data),
    articles: new Map(articles.map(({ id, data }) => [id, data])),
  });
}

/** Returns one page. Throws if `page-list.ts` does not have it. */
export async function readPage(path: string): Promise<Page> {
  const page = (await readPages()).find((listed) => listed.path === path);
  if (!page) throw new Error(`site/page-meta/page-list.ts does not have ${path}.`);
  return page;
}
