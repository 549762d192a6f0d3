import { menu } from '#content-model/content.ts';
import { pageRows } from '#content-model/page-table.ts';
import { leadsToHidden } from '#site/content/shown-pages.ts';
import { linkTo } from '../../page-meta/page-list.ts';

/** The pages under others to which not every menu links. */
export const morePages = pageRows
  .filter(({ breadcrumb }) => breadcrumb !== undefined)
  .map(({ name }) => linkTo(name))
  .filter(({ link }) => !leadsToHidden(link) && menu.every((shown) => shown.link !== link));
