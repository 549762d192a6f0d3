import type { CollectionEntry } from 'astro:content';
import {
  aboutPage,
  clientsPage,
  contactProblemPage,
  homePage,
  messageSentPage,
  notFoundPage,
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
      picture: 'street',
    },
    {
      path: '/about',
      ...pageTitles(name, aboutPage.title, aboutPage.shortTitle),
      description: aboutPage.description,
      listed: true,
      picture: 'studio',
    },
    {
      path: '/process',
      ...pageTitles(name, processPage.title),
      description: processPage.description,
      listed: true,
      picture: 'climb',
      trail: [home, { name: 'About', link: '/about' }, { name: 'The Process', link: '/process' }],
    },
    {
      path: '/clients',
      ...pageTitles(name, clientsPage.title),
      description: clientsPage.description,
      listed: true,
      picture: {
        boards: studies.slice(0, 2).map(({ image, focus }) => ({ image, focus })),
        alt: clientsPage.cardAlt,
        ...(studies.some(({ sample }) => sample) && { kicker: clientsPage.cardSample }),
      },
    },
    {
      path: '/services',
      ...pageTitles(name, servicesPage.title),
      description: servicesPage.description,
      listed: true,
      picture: {
        boards: services.slice(0, 2).map(({ image, focus }) => ({ image, focus })),
        alt: servicesPage.cardAlt,
      },
    },
    {
      path: '/privacy',
      ...pageTitles(name, 'Privacy: what happens to your message'),
      description: `What ${name} keeps when you write to us, where it goes and for how long, and how to have it deleted. We count visits, not visitors.`,
      listed: true,
      picture: letterHandedOver,
      trail: [home, { name: 'Privacy', link: '/privacy' }],
    },
    {
      path: '/blogs',
      ...pageTitles(name, 'Blog template, not in use yet'),
      description:
        'A template for a blog of the agency’s own, with placeholder text and a comment form that posts nowhere.',
      listed: false,
      picture: monthOfPosts,
    },
    {
      path: '/message-sent',
      ...pageTitles(name, messageSentPage.title),
      description: messageSentPage.description,
      listed: false,
      picture: letterHandedOver,
    },
    {
      path: '/contact-problem',
      ...pageTitles(name, contactProblemPage.title),
      description: contactProblemPage.description,
      listed: false,
      picture: letterInHand,
    },
    {
      path: '/404',
      ...pageTitles(name, notFoundPage.title),
      description: notFoundPage.description,
      listed: false,
      picture: 'empty lot',
    },
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
      picture: {
        boards: [{ image: service.image, focus: service.focus }],
        alt: service.alt,
        kicker: service.title,
      },
      trail: [home, { name: 'Services', link: '/services' }, { name: service.title, link: path }],
      article: {
        service: service.link,
        published: published.toISOString().slice(0, 10),
        updated: updated.toISOString().slice(0, 10),
      },
    },
  ];
}

const letterHandedOver: CardPicture = {
  boards: [messageSentPage.picture],
  alt: messageSentPage.cardAlt,
};

const letterInHand: CardPicture = {
  boards: [{ image: contactProblemPage.cardImage }],
  alt: contactProblemPage.cardAlt,
};

const monthOfPosts: CardPicture = {
  boards: [{ image: 'figure-month-of-posts.svg' }],
  alt: 'A month on a calendar, with a post on each of its Mondays. It is an example.',
};

/** The first step of every breadcrumb. */
const home = { name: 'Home', link: '/' };
