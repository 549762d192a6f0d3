import { publishedContent } from './published-content.ts';
import { readContent } from './read-content.ts';

/**
 * Everything that the agency edits and shows on pages, except the text of Markdown files. In the pages the build replaces
 * this module with its values (`site/build/content-integration.ts`).
 */
export const content = publishedContent(readContent());

export type { Agency } from './schemas/agency-schema.ts';
export type { Content } from './schemas/content-schema.ts';

/** The parts that components name. A browser loads only what is used. */
export const {
  aboutPage,
  agency,
  articlePage,
  articlesPage,
  brand,
  blogPage,
  caseStudies,
  checkPage,
  clientsPage,
  contact,
  contactForm,
  contactProblemPage,
  contentPoints,
  forPrograms,
  extraArticles,
  extraPages,
  frame,
  homePage,
  menu,
  messageSentPage,
  notFoundPage,
  offer,
  plan,
  planPage,
  privacyPage,
  processPage,
  processSteps,
  reviews,
  serviceArticles,
  services,
  servicesPage,
  team,
  tools,
  tradePage,
  trades,
} = content;
