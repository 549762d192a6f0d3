import { contentFolder } from './content-folder.ts';
import { readContent } from './read-content.ts';

/**
 * Everything that the agency edits, except the articles: one constant for each YAML file of `content/`.
 * In the pages the build replaces this module with its values (`scripts/content-integration.ts`), so that
 * a browser loads only what is used.
 */
export const {
  about,
  agency,
  caseStudies,
  contentPoints,
  menu,
  processSteps,
  reviews,
  services,
  team,
  tools,
} = readContent(contentFolder());
