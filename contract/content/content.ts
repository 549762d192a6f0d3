import { contentFolder } from './content-folder.ts';
import { readContent } from './read-content.ts';

/**
 * Everything that the agency edits, except the articles: one constant for each YAML file of `content/`.
 * In the pages the build replaces this module with its values (`scripts/content-integration.ts`), so that
 * a browser loads only what is used.
 */
export const {
  aboutPage,
  agency,
  articlePage,
  brand,
  caseStudies,
  clientsPage,
  contact,
  contactForm,
  contactProblemPage,
  contentPoints,
  frame,
  homePage,
  menu,
  messageSentPage,
  notFoundPage,
  processPage,
  processSteps,
  reviews,
  services,
  servicesPage,
  team,
  tools,
} = readContent(contentFolder);
