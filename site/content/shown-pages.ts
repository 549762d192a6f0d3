import { content } from '#content-model/content.ts';
import { shownPages } from '#content-model/published-content.ts';

const shown = shownPages(content);

/** Whether a link leads to a page that the content hides, such as the clients of an agency without any. */
export function leadsToHidden(link: string, pages: readonly string[] = shown): boolean {
  const [, page] = /^(\/[^/.?#][^.?#]*)(?:[?#]|$)/.exec(link) ?? [];
  return page !== undefined && !pages.includes(page);
}
