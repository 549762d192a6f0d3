import type { Content } from '#contract/content/content-schema.ts';
import { publishedContent } from '#contract/content/published-content.ts';

/** Returns a sentence for each page that is left out although nobody has hidden it. */
export function contentNotices(content: Content): readonly string[] {
  const isLeftOut =
    content.clientsPage.hidden !== true && publishedContent(content).clientsPage.hidden === true;
  return isLeftOut
    ? ['There is no case study to show, so the site has no page /clients and no link to it.']
    : [];
}
