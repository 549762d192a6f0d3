import type { Article, BreadcrumbList, Graph, Thing, WebPage } from 'schema-dts';
import type { Agency } from '#contract/agency.ts';
import { agencyNode, websiteNode } from './agency-node.ts';
import { siteIds } from './site-ids.ts';
import { consultationNodes, serviceNode, type DescribedService } from './service-nodes.ts';

/** A page as search engines and assistants are told of it. Addresses are absolute. */
export interface DescribedPage {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly kind: 'page' | 'about' | 'services' | 'article';
  /** The days on which it was first there and on which its words last changed, where they are known. */
  readonly published?: string;
  readonly modified?: string;
  /** The picture that stands for it. */
  readonly image: DescribedImage;
  /** The steps of its breadcrumb, the page itself last. */
  readonly trail?: readonly { readonly name: string; readonly url: string }[];
  /** The services it tells of; an article's own. */
  readonly services: readonly DescribedService[];
}

export interface DescribedImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly caption: string;
}

/**
 * Everything that a page says of itself in the words of schema.org, as one graph. Each thing has an
 * id that is the same on every page. What is marked as a sample is never in it, but for the agency
 * itself (docs/decisions/0022-what-the-structured-data-claims.md).
 */
export function pageGraph(page: DescribedPage, agency: Agency, site: string): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      agencyNode(agency, site),
      websiteNode(agency, site),
      ...webPage(page, site),
      ...(page.services.length > 0 ? consultationNodes(site) : []),
      ...page.services.map((service) => serviceNode(service, agency, site)),
    ],
  };
}

function webPage(page: DescribedPage, site: string): Thing[] {
  const { url, title, description, kind, image, trail, modified } = page;
  const ids = siteIds(site);
  const node: WebPage = {
    '@type': kind === 'about' ? 'AboutPage' : kind === 'services' ? 'CollectionPage' : 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: title,
    description,
    inLanguage: 'en-US',
    isPartOf: { '@id': ids.website },
    about: {
      '@id': page.services.length === 1 ? (page.services[0]?.id ?? ids.agency) : ids.agency,
    },
    ...(modified !== undefined && { dateModified: modified }),
    primaryImageOfPage: { '@id': `${url}#card` },
    ...(trail && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
  };
  return [
    node,
    {
      '@type': 'ImageObject',
      '@id': `${url}#card`,
      url: image.url,
      contentUrl: image.url,
      width: `${image.width}`,
      height: `${image.height}`,
      caption: image.caption,
    },
    ...(trail ? [breadcrumb(url, trail)] : []),
    ...(kind === 'article' ? [article(page, site)] : []),
  ];
}

function breadcrumb(url: string, trail: NonNullable<DescribedPage['trail']>): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: step.url,
    })),
  };
}

function article(page: DescribedPage, site: string): Article {
  const { url, title, description, services, published, modified } = page;
  const { agency } = siteIds(site);
  const [service] = services;
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: title,
    description,
    inLanguage: 'en-US',
    image: { '@id': `${url}#card` },
    author: { '@id': agency },
    publisher: { '@id': agency },
    ...(published !== undefined && { datePublished: published }),
    ...(modified !== undefined && { dateModified: modified }),
    mainEntityOfPage: { '@id': `${url}#webpage` },
    ...(service && { about: { '@id': service.id } }),
  };
}
