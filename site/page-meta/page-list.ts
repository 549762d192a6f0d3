import type { CollectionEntry } from 'astro:content';
import {
  aboutPage,
  agency,
  blogPage,
  caseStudies,
  checkPage,
  clientsPage,
  contactProblemPage,
  extraPages,
  homePage,
  messageSentPage,
  notFoundPage,
  privacyPage,
  processPage,
  services,
  servicesPage,
} from '#content-model/content.ts';
import type { Picture } from '#content-model/picture-schema.ts';
import { pageTitles } from './page-title.ts';
import { articleAddress, type Service } from './service.ts';
import type { CardPicture } from './share-cards/card-layout.ts';

/** A page of the site, as search engines and shared links see it. */
export interface Page {
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

type ArticleHead = Pick<
  CollectionEntry<'articles'>['data'],
  'title' | 'description' | 'published' | 'updated'
>;

/** Returns every page of the site. The articles are by the link of their service. */
export function pageList(articles: ReadonlyMap<string, ArticleHead>): readonly Page[] {
  return [
    page('/', homePage, boards(homePage.picture), { cardTitle: homePage.shortTitle }),
    page('/about', aboutPage, boards(aboutPage.picture)),
    page('/process', processPage, boards(processPage.picture), {
      trail: [home, step('/about', aboutPage), step('/process', processPage)],
    }),
    page('/clients', clientsPage, {
      ...boards(...caseStudies.slice(0, 2)),
      ...(caseStudies.some(({ sample }) => sample) && { kicker: clientsPage.cardSample }),
    }),
    page('/services', servicesPage, boards(...services.slice(0, 2))),
    page('/check', checkPage, boards({ image: checkPage.cardImage }), {
      trail: [home, servicesStep, step('/check', checkPage)],
    }),
    page(
      '/privacy',
      { ...privacyPage, cardAlt: messageSentPage.cardAlt },
      boards(privacyPage.picture),
      { trail: [home, step('/privacy', privacyPage)] },
    ),
    page('/blogs', blogPage, boards({ image: blogPage.cardImage }), { listed: false }),
    page('/message-sent', messageSentPage, boards(messageSentPage.picture), { listed: false }),
    page('/contact-problem', contactProblemPage, boards({ image: contactProblemPage.cardImage }), {
      listed: false,
    }),
    page('/404', notFoundPage, boards(notFoundPage.picture), { listed: false }),
    ...extraPages.map(({ name, title, description, heading }) =>
      page(
        `/${name}`,
        { ...homePage, title, shortTitle: title, description },
        boards(homePage.picture),
        {
          trail: [home, { name: heading, link: `/${name}` }],
        },
      ),
    ),
    ...services.flatMap((service) => {
      const article = articles.get(service.link);
      return article === undefined ? [] : articlePage(service, article);
    }),
  ];
}

interface PageText extends Pick<Page, 'title' | 'description' | 'cardAlt'> {
  readonly shortTitle?: string;
}

function page(
  path: string,
  { title, shortTitle, description, cardAlt }: PageText,
  picture: CardPicture,
  more: Partial<Page> = {},
): Page {
  const titles = pageTitles(agency.name, title, shortTitle);
  return { path, ...titles, description, listed: true, picture, cardAlt, ...more };
}

function articlePage(service: Service, article: ArticleHead): readonly Page[] {
  const path = articleAddress(service);
  if (path === undefined) return [];
  const { published, updated = published } = article;
  return [
    page(
      path,
      { ...article, cardAlt: service.alt },
      { ...boards(service), kicker: service.title },
      {
        trail: [home, servicesStep, { name: service.title, link: path }],
        article: {
          service: service.link,
          published: published.toISOString().slice(0, 10),
          updated: updated.toISOString().slice(0, 10),
        },
      },
    ),
  ];
}

/** Only what a share card shows of a picture: it is named after all that it is made of. */
function boards(...pictures: readonly Picture[]): CardPicture {
  return { boards: pictures.map(({ image, focus }) => ({ image, focus })) };
}

function step(link: string, { name }: { readonly name: string }) {
  return { name, link };
}

const home = step('/', homePage);
const servicesStep = step('/services', servicesPage);
