import type { z } from 'zod';
import { hideablePage } from './text-schema.ts';
import * as schemas from './page-schemas.ts';

/**
 * The pages with a text and a route of their own, in the order of the sitemap. The route of `/about` is
 * `site/pages/about.astro`. Articles and the agency's own pages (`pages/*.md`) have no rows.
 */
export const pageTable = {
  homePage: {
    path: '/',
    file: 'pages/home.yaml',
    schema: schemas.homePage,
    reachedBy: 'search',
    screenClass: 'HomeComponent',
  },
  aboutPage: {
    path: '/about',
    file: 'pages/about.yaml',
    schema: schemas.aboutPage.extend(hideablePage),
    reachedBy: 'search',
    screenClass: 'AboutComponent',
  },
  processPage: {
    path: '/process',
    file: 'pages/process.yaml',
    schema: schemas.processPage.extend(hideablePage),
    reachedBy: 'search',
    breadcrumb: ['homePage', 'aboutPage'],
    screenClass: 'ProcessComponent',
  },
  clientsPage: {
    path: '/clients',
    file: 'pages/clients.yaml',
    schema: schemas.clientsPage.extend(hideablePage),
    reachedBy: 'search',
    screenClass: 'ClientsComponent',
  },
  servicesPage: {
    path: '/services',
    file: 'pages/services.yaml',
    schema: schemas.servicesPage,
    reachedBy: 'search',
    screenClass: 'ServicesComponent',
  },
  checkPage: {
    path: '/check',
    file: 'pages/check.yaml',
    schema: schemas.checkPage.extend(hideablePage),
    reachedBy: 'search',
    breadcrumb: ['homePage', 'servicesPage'],
    screenClass: 'CheckComponent',
  },
  privacyPage: {
    path: '/privacy',
    file: 'pages/privacy.yaml',
    schema: schemas.privacyPage,
    reachedBy: 'search',
    breadcrumb: ['homePage'],
    screenClass: 'PrivacyComponent',
  },
  blogPage: {
    path: '/blogs',
    file: 'pages/blogs.yaml',
    schema: schemas.blogPage.extend(hideablePage),
    reachedBy: 'link',
    screenClass: 'BlogsComponent',
  },
  messageSentPage: {
    path: '/message-sent',
    file: 'pages/message-sent.yaml',
    schema: schemas.messageSentPage,
    reachedBy: 'answer',
    screenClass: 'MessageSentComponent',
  },
  contactProblemPage: {
    path: '/contact-problem',
    file: 'pages/contact-problem.yaml',
    schema: schemas.contactProblemPage,
    reachedBy: 'answer',
    screenClass: 'ContactProblemComponent',
  },
  notFoundPage: {
    path: '/404',
    file: 'pages/not-found.yaml',
    schema: schemas.notFoundPage,
    reachedBy: 'answer',
    screenClass: 'NotFoundComponent',
  },
} as const satisfies Readonly<Record<string, PageRow>>;

interface PageRow {
  readonly path: `/${string}`;
  /** Its text, in the content folder. */
  readonly file: string;
  /** What its text has. With the fields of `hideablePage`, an owner can hide the page. */
  readonly schema: z.ZodType<PageText>;
  /**
   * How visitors come to it: search engines, the sitemap and llms.txt list it; only links lead to it; or it
   * is only an answer of the server.
   */
  readonly reachedBy: 'search' | 'link' | 'answer';
  /** The pages before it in its breadcrumb, if it has one. */
  readonly breadcrumb?: readonly string[];
  /** Its class in analytics, as on the site this one replaced. */
  readonly screenClass: string;
}

/** What every page has. */
export interface PageText {
  readonly title: string;
  /** Instead of the title, where that is too long with the name of the agency. */
  readonly shortTitle?: string | undefined;
  readonly description: string;
  readonly heading: string;
  /** What links and breadcrumbs call it, instead of its heading. */
  readonly name?: string | undefined;
  /** The picture of a shared link. Without it, that of the page, or else that of the home page. */
  readonly cardImage?: string | undefined;
  readonly picture?: object | undefined;
  readonly cardAlt?: string | undefined;
  readonly hidden?: boolean | undefined;
  readonly redirectTo?: string | undefined;
}

export type PageName = keyof typeof pageTable;

/** The rows of the table. */
export const pageRows: readonly NamedRow[] = Object.keys(pageTable)
  .filter(isPageName)
  .map((name) => ({ name, ...pageTable[name] }));

interface NamedRow extends PageRow {
  readonly name: PageName;
  readonly breadcrumb?: readonly PageName[];
}

function isPageName(name: string): name is PageName {
  return name in pageTable;
}

/** Returns one column of the table, by the names of the pages. */
export function pageColumn<Column extends 'file' | 'schema'>(
  column: Column,
): { readonly [Name in PageName]: (typeof pageTable)[Name][Column] };
export function pageColumn(column: 'file' | 'schema'): Readonly<Record<string, unknown>> {
  return Object.fromEntries(pageRows.map((row) => [row.name, row[column]]));
}
