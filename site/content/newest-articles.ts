import { extraArticles } from '#content-model/content.ts';

/** The articles that belong to no service, the newest first. */
export const newestArticles = extraArticles.toSorted((one, other) =>
  other.published.localeCompare(one.published),
);
