import { getCollection } from 'astro:content';
import type { Agency } from '#contract/agency.ts';
import { keptPageDates } from '../discovery/page-dates.ts';
import { articleAddress, type Service } from '../sections/services/service.ts';
import type { CardPicture } from '../share-cards/card-pictures.ts';
import { readAgency } from './agency.ts';
import { fittingTitle } from './page-title.ts';

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
  /** The day on which its words last changed. */
  readonly modified?: string;
}

/** Every page of the site. A test holds the list against what is built. */
export async function pageFacts(): Promise<readonly PageFacts[]> {
  const agency = await readAgency();
  const services = (await getCollection('services')).map(({ data }) => data);
  const dates = keptPageDates();
  return [...pages(agency, services), ...(await articles(agency, services))].map((page) => {
    const modified = dates[page.path]?.changed;
    return modified === undefined ? page : { ...page, modified };
  });
}

/** The facts of one page. Throws where the list has none. */
export async function factsOf(path: string): Promise<PageFacts> {
  const facts = (await pageFacts()).find((page) => page.path === path);
  if (!facts) throw new Error(`site/layouts/page-facts.ts says nothing of ${path}.`);
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
      ...titles(agency, text.title),
      description: text.description,
      listed: true,
      kind: 'article',
      picture: { beside: service.image, alt: service.alt, kicker: service.title },
      trail: { above: [home, { name: 'Services', link: '/services' }], current: service.title },
      service: service.link,
    };
  });
}

function pages(agency: Agency, services: readonly Service[]): readonly PageFacts[] {
  const { name, address, answersWithin } = agency;
  return [
    {
      path: '/',
      ...titles(
        agency,
        `${name}: websites, search and ads for small ${address.locality} shops`,
        `Websites, search and ads for small ${address.locality} shops`,
      ),
      description:
        'A small Denver agency for the shops and trades of the Front Range: websites, search, ads, analytics, social and email. The consultation is free.',
      listed: true,
      kind: 'page',
      cardTitle: `Websites, search and ads for small ${address.locality} shops`,
      picture: 'street',
    },
    {
      path: '/about',
      ...titles(
        agency,
        `About ${name}, a small digital agency in ${address.locality}`,
        `About us, a small digital agency in ${address.locality}`,
      ),
      description:
        'A small Denver agency for the shops and trades of the Front Range: what we are there for, what we can count so far, and who you talk to when you call.',
      listed: true,
      kind: 'about',
      picture: 'studio',
    },
    {
      path: '/process',
      ...titles(agency, 'The process: from a first goal to open doors'),
      description:
        'How we work with small businesses in Denver: one goal, a three-month introductory package with metrics, and a site that opens as soon as it is good enough.',
      listed: true,
      kind: 'page',
      picture: 'climb',
      trail: { above: [home, { name: 'About', link: '/about' }], current: 'The Process' },
    },
    {
      path: '/clients',
      ...titles(agency, 'Previous work for local businesses'),
      description:
        'How we work for a local business: what was in the way, what we make, which services it takes, and what the owner has then. With pictures.',
      listed: true,
      kind: 'page',
      picture: 'shops',
    },
    {
      path: '/services',
      ...titles(agency, 'Services for local shops and trades'),
      description:
        'Six services for small businesses around Denver: web applications, visitor analytics, websites, A/B testing, search ranking, social media and email.',
      listed: true,
      kind: 'services',
      picture: {
        wall: services.map(({ image }) => image),
        alt: 'The drawings of the services, set as the bricks of a wall.',
      },
    },
    {
      path: '/privacy',
      ...titles(agency, 'Privacy: what happens to your message'),
      description: `What ${name} keeps when you write to us, where it goes and for how long, and how to have it deleted. We count visits, not visitors.`,
      listed: true,
      kind: 'page',
      picture: letterHandedOver,
      trail: { above: [home], current: 'Privacy' },
    },
    {
      path: '/blogs',
      ...titles(agency, 'Blog template, not in use yet'),
      description:
        'A template for a blog of the agency’s own, with placeholder text and a comment form that posts nowhere.',
      listed: false,
      kind: 'page',
      picture: 'street',
    },
    {
      path: '/message-sent',
      ...titles(agency, 'Your message is with us'),
      description: `Your message has reached us. A receipt with everything you wrote comes to your mailbox, and we answer within ${answersWithin}.`,
      listed: false,
      kind: 'page',
      picture: letterHandedOver,
    },
    {
      path: '/contact-problem',
      ...titles(agency, 'Your message has not been sent yet'),
      description:
        'Something in your message needs another look before it can be sent. What you typed is kept.',
      listed: false,
      kind: 'page',
      picture: 'street',
    },
    {
      path: '/404',
      ...titles(agency, 'Page not found'),
      description:
        'There is no page at this address. It may have moved, or the address has a slip in it. The home page and the other pages of the menu are a step away.',
      listed: false,
      kind: 'page',
      picture: 'empty lot',
    },
  ];
}

const letterHandedOver: CardPicture = {
  beside: 'message-sent.svg',
  part: { x: 62, y: 0, width: 560, height: 420 },
  alt: 'A letter carrier hands a letter over at the agency’s open door.',
};

const home: TrailStep = { name: 'Home', link: '/' };

function titles({ name }: Agency, ...wordings: [string, ...string[]]) {
  const title = fittingTitle(wordings);
  return {
    title,
    fullTitle: title.includes(name) ? title : fittingTitle([`${title} | ${name}`, title]),
  };
}
