import { extraPages } from '#content-model/content.ts';
import type { Page } from './page-list.ts';

/** The language of the site, and of every page that declares none. */
export const siteLanguage = 'en-US';

/** Returns a page and its translations, each with its language. None for a page that stands alone. */
export function translationsOf({ path, translationOf = path }: Page) {
  const translations = extraPages.filter((page) => page.translationOf === translationOf);
  if (translations.length === 0) return [];
  const original = extraPages.find(({ id }) => translationOf === `/${id}`);
  return [
    { language: original?.language ?? siteLanguage, path: translationOf },
    ...translations.map(({ id, language = siteLanguage }) => ({ language, path: `/${id}` })),
  ];
}
