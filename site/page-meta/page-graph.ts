import type { Article, BreadcrumbList, Graph, WebPage } from 'schema-dts';
import { services, trades } from '#content-model/content.ts';
import {
  agencyNode,
  founder,
  founderNodes,
  serviceId,
  serviceNode,
  siteIds,
  tradeNode,
  websiteNode,
} from './agency-nodes.ts';
import type { Page } from './page-list.ts';
import type { Service } from './service.ts';
import { siteLanguage } from './translations.ts';

/**
 * Returns the structured data of a page: one schema.org graph in which each thing has the same id on every
 * page. Sample content is never in it, except for the agency itself
 * (docs/decisions/0009-samples-are-marked.md).
 */
export function pageGraph(page: Page, site: string, card: string): Graph {
  const own = services.filter(
    ({ link }) => page.path === '/services' || link === page.article?.service,
  );
  return {
    '@context': 'https://schema.org',
    '@graph': [
      agencyNode(site),
      ...founderNodes(site),
      // From it search engines take the name of the site.
      ...(page.path === '/' ? [websiteNode(site)] : []),
      webPage(page, own, site),
      ...breadcrumbs(page, site),
      ...articles(page, own, site, card),
      ...own.map((service) => serviceNode(service, site)),
      ...trades.filter(({ id }) => id === page.trade).map((trade) => tradeNode(trade, site)),
    ],
  };
}

/** Returns a graph as text for a `<script>`: no text in it can end the element or begin a comment. */
export function jsonLd(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

function webPage(page: Page, services: readonly Service[], site: string): WebPage {
  const { path, title, description, trail, article, trade, language = siteLanguage } = page;
  const url = site + path;
  const [service, ...others] = services;
  const isAboutOne = service !== undefined && others.length === 0;
  const ofService = isAboutOne ? serviceId(service, site) : siteIds(site).agency;
  return {
    '@type': pageTypes[path] ?? 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: title,
    description,
    inLanguage: language,
    about: { '@id': trade === undefined ? ofService : `${url}#service` },
    ...(article && { dateModified: article.updated, lastReviewed: article.updated }),
    ...(trail && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
  };
}

const pageTypes: Readonly<Record<string, 'AboutPage' | 'CollectionPage'>> = {
  '/about': 'AboutPage',
  '/articles': 'CollectionPage',
  '/services': 'CollectionPage',
};

function breadcrumbs({ path, trail }: Page, site: string): readonly BreadcrumbList[] {
  if (trail === undefined) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': `${site}${path}#breadcrumb`,
      itemListElement: trail.map(({ name, link }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: site + link,
      })),
    },
  ];
}

function articles(
  { path, title, description, article }: Page,
  [service]: readonly Service[],
  site: string,
  card: string,
): readonly Article[] {
  if (!article) return [];
  const url = site + path;
  const ids = siteIds(site);
  return [
    {
      '@type': 'Article',
      '@id': `${url}#article`,
      headline: title,
      description,
      inLanguage: siteLanguage,
      image: card,
      author: { '@id': founder ? ids.founder : ids.agency },
      publisher: { '@id': ids.agency },
      datePublished: article.published,
      dateModified: article.updated,
      mainEntityOfPage: { '@id': `${url}#webpage` },
      ...(service && { about: { '@id': serviceId(service, site) } }),
    },
  ];
}
