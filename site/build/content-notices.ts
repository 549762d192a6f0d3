import { basename, relative } from 'node:path';
import type { Content } from '#content-model/schemas/content-schema.ts';

/**
 * Returns a sentence for each article that is left out although its owner has not hidden it, and for holidays that
 * are all past.
 *
 * @param articleFiles The files of `articles/`.
 * @param today such as `2026-12-25`
 */
export function contentNotices(
  content: Content,
  articleFiles: readonly string[],
  today = new Date().toISOString().slice(0, 10),
): readonly string[] {
  const lastHoliday = content.agency.closedOn?.toSorted().at(-1);
  const isOver = lastHoliday !== undefined && lastHoliday < today;
  const belonging = [
    ...content.services.map(({ link }) => link),
    ...content.extraArticles.map(({ id }) => id),
  ];
  const unused = articleFiles.filter((file) => !belonging.includes(basename(file, '.md')));
  const notices = [
    isOver &&
      `The last holiday of closedOn in agency.yaml was ${lastHoliday}, so the site says that you are open on the next ones. Add those ahead.`,
    ...unused.map((file) => {
      const path = `/articles/${basename(file, '.md')}`;
      return `${relative('', file)} is on no page: no service has its name as link. With heading:, image: and alt: it is the page ${path}.`;
    }),
  ];
  return notices.filter((notice) => notice !== false);
}
