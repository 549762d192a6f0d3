import {
  articlesPage,
  checkPage,
  extraArticles,
  menu,
  planPage,
  processPage,
} from '#content-model/content.ts';

/** The pages to which not every menu links. */
export const morePages = [
  { ...processPage, link: '/process' },
  { ...planPage, link: '/plan' },
  { ...checkPage, link: '/check' },
  { ...articlesPage, link: '/articles', hidden: extraArticles.length === 0 },
]
  .filter(({ hidden, link }) => hidden !== true && menu.every((shown) => shown.link !== link))
  .map(({ name, link }) => ({ name, link }));
