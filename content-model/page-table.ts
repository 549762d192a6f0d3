import type { z } from 'zod';
import { hideablePage } from './schemas/text-schema.ts';
import * as schemas from './schemas/page-schemas.ts';

/**
 * The pages with a text and a route of their own, in the order of the sitemap. The route of `/about` is
 * `site/pages/about.astro`, its text `pages/about.yaml`. Articles and the agency's own pages (`pages/*.md`) have no rows.
 */
export const pageTable = {
  homePage: {
    path: '/',
    file: 'pages/home.yaml',
    schema: schemas.homePage,
    screenClass: 'HomeComponent',
  },
  aboutPage: {
    path: '/about',
    schema: schemas.aboutPage.extend(hideablePage),
    screenClass: 'AboutComponent',
  },
  processPage: {
    path: '/process',
    schema: schemas.processPage.extend(hideablePage),
    breadcrumb: ['homePage', 'aboutPage'],
    screenClass: 'ProcessComponent',
  },
  clientsPage: {
    path: '/clients',
    schema: schemas.clientsPage.extend(hideablePage),
    screenClass: 'ClientsComponent',
  },
  servicesPage: {
    path: '/services',
    schema: schemas.servicesPage,
    screenClass: 'ServicesComponent',
  },
  planPage: {
    path: '/plan',
    schema: schemas.planPage.extend(hideablePage),
    breadcrumb: ['homePage', 'servicesPage'],
    screenClass: 'PlanComponent',
  },
  checkPage: {
    path: '/check',
    schema: schemas.checkPage.extend(hideablePage),
    breadcrumb: ['homePage', 'servicesPage'],
    screenClass: 'CheckComponent',
  },
  articlesPage: {
    path: '/articles',
    schema: schemas.articlesPage,
    breadcrumb: ['homePage'],
    screenClass: 'ArticlesComponent',
  },
  privacyPage: {
    path: '/privacy',
    schema: schemas.privacyPage,
    breadcrumb: ['homePage'],
    screenClass: 'PrivacyComponent',
  },
  blogPage: {
    path: '/blogs',
    schema: schemas.blogPage.extend(hideablePage),
    unlisted: 'linked',
    screenClass: 'BlogsComponent',
  },
  messageSentPage: {
    path: '/message-sent',
    schema: schemas.messageSentPage,
    unlisted: 'answer',
    screenClass: 'MessageSentComponent',
  },
  contactProblemPage: {
    path: '/contact-problem',
    schema: schemas.contactProblemPage,
    unlisted: 'answer',
    screenClass: 'ContactProblemComponent',
  },
  notFoundPage: {
    path: '/404',
    file: 'pages/not-found.yaml',
    schema: schemas.notFoundPage,
    unlisted: 'answer',
    screenClass: 'NotFoundComponent',
  },
} as const satisfies Readonly<Record<string, PageRow>>;

interface PageRow {
  readonly path: `/${string}`;
  /** Its text, in the content folder, if the name is not that of the address. */
  readonly file?: string;
  /** What its text has. With the fields of `hideablePage`, an owner can hide the page. */
  readonly schema: z.ZodType<PageText>;
  /** Set if no list for search engines and programs names it: only links lead to it, or not even links. */
  readonly unlisted?: 'linked' | 'answer';
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
  .map((name) => ({ file: `pages${pageTable[name].path}.yaml`, ...pageTable[name], name }));

interface NamedRow extends PageRow {
  readonly name: PageName;
  readonly file: string;
  readonly breadcrumb?: readonly PageName[];
}

function isPageName(name: string): name is PageName {
  return name in pageTable;
}

/** Returns one column of the table, by the names of the pages. */
export function pageColumn(column: 'file'): Readonly<Record<PageName, string>>;
export function pageColumn(column: 'schema'): {
  readonly [Name in PageName]: (typeof pageTable)[Name]['schema'];
};
export function pageColumn(column: 'file' | 'schema'): Readonly<Record<string, unknown>> {
  return Object.fromEntries(pageRows.map((row) => [row.name, row[column]]));
}
