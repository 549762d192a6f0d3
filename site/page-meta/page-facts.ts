import { getCollection } from 'astro:content';
import type { Agency } from '#contract/agency.ts';
import { keptPageDates } from './page-dates.ts';
import { articleAddress, type Service } from './service.ts';
import type { CardPicture } from './share-cards/card-layout.ts';
import { readAgency } from './agency.ts';
import { home, pageList } from './page-list.ts';
import { pageTitles } from './page-title.ts';

/** A step of the way to a page, as its breadcrumb shows it. */
export interface TrailStep {
  readonly name: string;
  readonly link: string;
}

/** What a page says of itself to search engines, and where a link to it is shared. */
export interface PageFacts {
  /** Its address within the site. */
  readonly path: string;
  /** What it is called where it is shared. */
  readonly title: string;
  /** The same for the tab and for search results, which know nothing else of the agency. */
  readonly fullTitle: string;
  /** One or two sentences for search results. */
  readonly description: string;
  /** Whether search engines may list it. */
  readonly listed: boolean;
  readonly kind: 'page' | 'about' | 'services' | 'article';
  /** What its share card says beside the agency's name, where that is not the title; and shows. */
  readonly cardTitle?: string;
  readonly picture: CardPicture;
  /** The pages above it, where it has a breadcrumb, and what it is called there. */
  readonly trail?: { readonly above: readonly TrailStep[]; readonly current: string };
  /** The link of the service that an article is about. */
  readonly service?: string;
  /** The days on which it was first there and on which its words last changed. */
  readonly published?: string;
  readonly modified?: string;
}

/** Every page of the site: those of the list, and the articles. A test holds them against what is built. */
export async function pageFacts(): Promise<readonly PageFacts[]> {
  const agency = await readAgency();
  const services = (await getCollection('services')).map(({ data }) => data);
  const studies = (await getCollection('caseStudies')).map(({ data }) => data);
  const dates = keptPageDates();
  return [...pageList(agency, studies, services), ...(await articles(agency, services))].map(
    (page) => {
      const kept = dates[page.path];
      return kept ? { ...page, published: kept.first, modified: kept.changed } : page;
    },
  );
}

/** The facts of one page. Throws where the list has none. */
export async function factsOf(path: string): Promise<PageFacts> {
  const facts = (await pageFacts()).find((page) => page.path === path);
  if (!facts) throw new Error(`site/page-meta/page-list.ts says nothing of ${path}.`);
  return facts;
}

async function articles(
  agency: Agency,
  services: readonly Service[],
): Promise<readonly PageFacts[]> {
  const texts = new Map((await getCollection('articles')).map(({ id, data }) => [id, data]));
  return services.flatMap((service) => {
    const path = articleAddress(service);
    const text = texts.get(service.link);
    if (path === undefined || text === undefined) return [];
    return {
      path,
      ...pageTitles(agency.name, text.title),
      description: text.description,
      listed: true,
      kind: 'article',
      picture: { boards: [service.image], alt: service.alt, kicker: service.title },
      trail: { above: [home, { name: 'Services', link: '/services' }], current: service.title },
      service: service.link,
    };
  });
}
