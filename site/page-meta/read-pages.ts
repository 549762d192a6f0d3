import { content } from '#content-model/content.ts';
import { hiddenPages } from '#content-model/published-content.ts';
import { readArticles } from '#site/content/articles.ts';
import { pageList, type Page } from './page-list.ts';

/** Returns every page of the site, from the content. */
export async function readPages(): Promise<readonly Page[]> {
  const articles = await readArticles();
  const pages = pageList(new Map([...articles].map(([link, { data }]) => [link, data])));
  return pages.filter(({ path }) => !isHidden(path)).map(withShownTrail);
}

/** Returns one page. Throws if `content-model/page-table.ts` has no row for it. */
export async function readPage(path: string): Promise<Page> {
  const page = (await readPages()).find((listed) => listed.path === path);
  if (!page) throw new Error(`content-model/page-table.ts has no row for ${path}.`);
  return page;
}

function withShownTrail({ trail, ...page }: Page): Page {
  return trail === undefined
    ? page
    : { ...page, trail: trail.filter(({ link }) => !isHidden(link)) };
}

function isHidden(path: string): boolean {
  return hidden.has(path);
}

const hidden = hiddenPages(content);
