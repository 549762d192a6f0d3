import type { CollectionEntry } from 'astro:content';
import {
  aboutPage,
  blogPage,
  checkPage,
  clientsPage,
  contactProblemPage,
  extraPages,
  homePage,
  messageSentPage,
  notFoundPage,
  privacyPage,
  processPage,
  servicesPage,
} from '#contract/content/content.ts';
import type { Agency } from '#contract/content/agency-schema.ts';
import type { Picture } from '#contract/content/picture-schema.ts';
import { pageTitles } from './page-title.ts';
import { articleAddress, type Service } from './service.ts';
import type { CardPicture } from './share-cards/card-layout.ts';

/** A page of the site, as search engines and shared links see it. */
export interface Page {
  /** Its address within the site. */
  readonly path: string;
  /** The title of a shared link. */
  readonly title: string;
  /** The title of the tab and of a search result. */
  readonly fullTitle: string;
  /** One or two sentences for search results. */
  readonly description: string;
  /** Whether search engines may list it. */
  readonly listed: boolean;
  /** The text of the share card, if it is not the title. */
  readonly cardTitle?: string;
  readonly picture: CardPicture;
  /** What the picture of the share card shows. */
  readonly cardAlt: string;
  /** The breadcrumb, from the home page to this one. */
  readonly trail?: readonly { readonly name: string; readonly link: string }[];
  /** Set on the page of an article. */
  readonly article?: {
    /** The link of the service that it is about. */
    readonly service: string;
    /** The days on which it was first published and last changed, such as `2026-11-21`. */
    readonly published: string;
    readonly updated: string;
  };
}

/** The content that pages are made of. */
interface PageContent {
  readonly agency: Agency;
  readonly services: readonly Service[];
  readonly studies: readonly (Picture & { readonly sample: boolean })[];
  /** By the link of their service. */
  readonly articles: ReadonlyMap<string, ArticleHead>;
}

type ArticleHead = Pick<
  CollectionEntry<'articles'>['data'],
  'title' | 'description' | 'published' | 'updated'
>;

/** Returns every page of the site. */
export function pageList({ agency, services, studies, articles }: PageContent): readonly Page[] {
  const { name } = agency;
  return [
    {
      path: '/',
      ...pageTitles(name, homePage.title, homePage.shortTitle),
      description: homePage.description,
      listed: true,
      cardTitle: homePage.shortTitle,
      picture: { boards: [pictureOf(homePage.picture)] },
      cardAlt: homePage.cardAlt,
    },
    {
      path: '/about',
      ...pageTitles(name, aboutPage.title, aboutPage.shortTitle),
      description: aboutPage.description,
      listed: true,
      picture: { boards: [pictureOf(aboutPage.picture)] },
      cardAlt: aboutPage.cardAlt,
    },
    {
      path: '/process',
      ...pageTitles(name, processPage.title),
      description: processPage.description,
      listed: true,
      picture: { boards: [pictureOf(processPage.picture)] },
      cardAlt: processPage.cardAlt,
      trail: [
        home,
        { name: aboutPage.name, link: '/about' },
        { name: processPage.name, link: '/process' },
      ],
    },
    {
      path: '/clients',
      ...pageTitles(name, clientsPage.title),
      description: clientsPage.description,
      listed: true,
      picture: {
        boards: studies.slice(0, 2).map(pictureOf),
        ...(studies.some(({ sample }) => sample) && { kicker: clientsPage.cardSample }),
      },
      cardAlt: clientsPage.cardAlt,
    },
    {
      path: '/services',
      ...pageTitles(name, servicesPage.title),
      description: servicesPage.description,
      listed: true,
      picture: { boards: services.slice(0, 2).map(pictureOf) },
      cardAlt: servicesPage.cardAlt,
    },
    {
      path: '/check',
      ...pageTitles(name, checkPage.title),
      description: checkPage.description,
      listed: true,
      picture: { boards: [{ image: checkPage.cardImage }] },
      cardAlt: checkPage.cardAlt,
      trail: [
        home,
        { name: servicesPage.name, link: '/services' },
        { name: checkPage.name, link: '/check' },
      ],
    },
    {
      path: '/privacy',
      ...pageTitles(name, privacyPage.title),
      description: privacyPage.description,
      listed: true,
      picture: { boards: [pictureOf(privacyPage.picture)] },
      cardAlt: messageSentPage.cardAlt,
      trail: [home, { name: privacyPage.name, link: '/privacy' }],
    },
    {
      path: '/blogs',
      ...pageTitles(name, blogPage.title),
      description: blogPage.description,
      listed: false,
      picture: { boards: [{ image: blogPage.cardImage }] },
      cardAlt: blogPage.cardAlt,
    },
    {
      path: '/message-sent',
      ...pageTitles(name, messageSentPage.title),
      description: messageSentPage.description,
      listed: false,
      picture: { boards: [pictureOf(messageSentPage.picture)] },
      cardAlt: messageSentPage.cardAlt,
    },
    {
      path: '/contact-problem',
      ...pageTitles(name, contactProblemPage.title),
      description: contactProblemPage.description,
      listed: false,
      picture: { boards: [{ image: contactProblemPage.cardImage }] },
      cardAlt: contactProblemPage.cardAlt,
    },
    {
      path: '/404',
      ...pageTitles(name, notFoundPage.title),
      description: notFoundPage.description,
      listed: false,
      picture: { boards: [pictureOf(notFoundPage.picture)] },
      cardAlt: notFoundPage.cardAlt,
    },
    ...extraPages.map(({ name: link, title, description, heading }) => ({
      path: `/${link}`,
      ...pageTitles(name, title),
      description,
      listed: true,
      picture: { boards: [pictureOf(homePage.picture)] },
      cardAlt: homePage.cardAlt,
      trail: [home, { name: heading, link: `/${link}` }],
    })),
    ...services.flatMap((service) => {
      const article = articles.get(service.link);
      return article === undefined ? [] : articlePage(service, article, agency);
    }),
  ];
}

function articlePage(service: Service, article: ArticleHead, { name }: Agency): readonly Page[] {
  const path = articleAddress(service);
  if (path === undefined) return [];
  const { title, description, published, updated = published } = article;
  return [
    {
      path,
      ...pageTitles(name, title),
      description,
      listed: true,
      picture: { boards: [pictureOf(service)], kicker: service.title },
      cardAlt: service.alt,
      trail: [
        home,
        { name: servicesPage.name, link: '/services' },
        { name: service.title, link: path },
      ],
      article: {
        service: service.link,
        published: published.toISOString().slice(0, 10),
        updated: updated.toISOString().slice(0, 10),
      },
    },
  ];
}

/** Only what a share card shows: it is named after all that it is made of. */
function pictureOf({ image, focus }: Picture): Picture {
  return { image, focus };
}

/** The first step of every breadcrumb. */
const home = { name: homePage.name, link: '/' };
