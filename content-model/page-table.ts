/**
 * The pages with a text and a route of their own, in the order of the sitemap, by the names of their schemas. The route
 * of `/about` is `site/pages/about.astro`, its text `pages/about.yaml`. Articles and the agency's own pages
 * (`pages/*.md`) have no rows.
 */
export const pageTable = {
  homePage: { path: '/', file: 'pages/home.yaml' },
  aboutPage: { path: '/about' },
  processPage: { path: '/process', breadcrumb: ['homePage', 'aboutPage'] },
  clientsPage: { path: '/clients' },
  servicesPage: { path: '/services' },
  planPage: { path: '/plan', breadcrumb: ['homePage', 'servicesPage'] },
  checkPage: { path: '/check', breadcrumb: ['homePage', 'servicesPage'] },
  articlesPage: { path: '/articles', breadcrumb: ['homePage'] },
  privacyPage: { path: '/privacy', breadcrumb: ['homePage'] },
  blogPage: { path: '/blogs', unlisted: 'linked' },
  messageSentPage: { path: '/message-sent', unlisted: 'answer' },
  contactProblemPage: { path: '/contact-problem', unlisted: 'answer' },
  notFoundPage: { path: '/404', file: 'pages/not-found.yaml', unlisted: 'answer' },
} as const satisfies Readonly<Record<string, PageRow>>;

interface PageRow {
  readonly path: `/${string}`;
  /** Its text, in the content folder, if the name is not that of the address. */
  readonly file?: string;
  /** Set if no list for search engines and programs names it: only links lead to it, or not even links. */
  readonly unlisted?: 'linked' | 'answer';
  /** The pages before it in its breadcrumb, if it has one. */
  readonly breadcrumb?: readonly string[];
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
