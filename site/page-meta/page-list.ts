import { z } from 'zod';
import {
  agency,
  articlesPage,
  caseStudies,
  clientsPage,
  content,
  extraArticles,
  extraPages,
  homePage,
  messageSentPage,
  serviceArticles,
  services,
  trades,
} from '#content-model/content.ts';
import {
  extraArticleAddress,
  hiddenPages,
  tradeAddress,
} from '#content-model/published-content.ts';
import { pageRows, pageTable, type PageName, type PageText } from '#content-model/page-table.ts';
import { focus, type Picture } from '#content-model/schemas/picture-schema.ts';
import { newestArticles } from '#site/content/newest-articles.ts';
import { pageTitles } from './page-title.ts';
import type { Service } from './service.ts';
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
  /** What analytics call it: its address, or the pattern of its address, and its class. */
  readonly screen: { readonly name: string; readonly className: string };
  /** The breadcrumb, from the home page to this one. */
  readonly trail?: readonly { readonly name: string; readonly link: string }[];
  /** Set on the page of an article. */
  readonly article?: {
    /** The link of the service that it is about, if it is about one. */
    readonly service?: string;
    /** The days on which it was first published and last changed, such as `2026-11-21`. */
    readonly published: string;
    readonly updated: string;
  };
  /** Set on the page of a trade: its id. */
  readonly trade?: string;
  /** Its language, if it is not that of the site. */
  readonly language?: string | undefined;
  /** The address of the page that it translates. */
  readonly translationOf?: string | undefined;
}

/** Returns the page at an address. Throws if there is none. */
export function pageAt(path: string): Page {
  const page = pages.find((each) => each.path === path);
  if (!page) throw new Error(`content-model/page-table.ts has no row for ${path}.`);
  return page;
}

function tablePage({ name, path, file, breadcrumb, unlisted }: PageRow): Page {
  const text: PageText = content[name];
  const { title, shortTitle, description, cardAlt = homePage.cardAlt } = text;
  const { data: picture = homePage.picture } = pictureSchema.safeParse(text.picture);
  return {
    path,
    ...pageTitles(agency.name, title, shortTitle),
    description,
    listed: unlisted === undefined,
    picture: boards(text.cardImage === undefined ? picture : { image: text.cardImage }),
    cardAlt,
    screen: { name: path, className: screenClass(file) },
    ...(breadcrumb && { trail: [...breadcrumb, name].map(linkTo) }),
    ...cards[name],
  };
}

type PageRow = (typeof pageRows)[number];

/** The class in analytics, as on the site this one replaced: `NotFoundComponent` of `pages/not-found.yaml`. */
function screenClass(file: string): string {
  const words = file.replace(/^pages\/|\.yaml$/g, '').split('-');
  const name = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return `${name.join('')}Component`;
}

const pictureSchema = z.object({ image: z.string(), focus });

/** The share cards that show something else than the picture of their page. */
const cards: Readonly<Partial<Record<PageName, Partial<Page>>>> = {
  homePage: { cardTitle: homePage.shortTitle },
  clientsPage: {
    picture: {
      ...boards(...caseStudies.slice(0, 2)),
      ...(caseStudies.some(({ sample }) => sample) && { kicker: clientsPage.cardSample }),
    },
  },
  articlesPage: { picture: boards(...newestArticles.slice(0, 2)) },
  servicesPage: { picture: boards(...services.slice(0, 2)) },
  // Both have the same picture.
  privacyPage: { cardAlt: messageSentPage.cardAlt },
};

function extraPage(page: (typeof extraPages)[number]): Page {
  const { id, heading, language, translationOf } = page;
  return {
    ...markdownPage(`/${id}`, page, [linkTo('homePage')], heading),
    screen: { name: `/${id}`, className: 'ExtraPageComponent' },
    language,
    translationOf,
  };
}

function tradePage(trade: (typeof trades)[number]): Page {
  const { id, name, picture = homePage.picture } = trade;
  return {
    ...markdownPage(tradeAddress(trade), trade, [linkTo('homePage')], name),
    picture: { ...boards(picture), kicker: name },
    cardAlt: picture.alt,
    screen: { name: '/for/:trade', className: 'TradeComponent' },
    trade: id,
  };
}

function serviceArticle(service: Service): readonly Page[] {
  const { link, title, alt } = service;
  const trail = [linkTo('homePage'), linkTo('servicesPage')];
  return serviceArticles
    .filter(({ id }) => id === link)
    .map((article) => ({
      ...markdownPage(`/services/post/${link}`, article, trail, title),
      picture: { ...boards(service), kicker: title },
      cardAlt: alt,
      screen: { name: '/services/post/:slug', className: 'ServicePostComponent' },
      article: { service: link, ...daysOf(article) },
    }));
}

function extraArticle(article: (typeof extraArticles)[number]): Page {
  const trail = [linkTo('homePage'), linkTo('articlesPage')];
  return {
    ...markdownPage(extraArticleAddress(article), article, trail, article.heading),
    picture: { ...boards(article), kicker: articlesPage.name },
    cardAlt: article.alt,
    screen: { name: '/articles/:slug', className: 'ArticleComponent' },
    article: daysOf(article),
  };
}

/** What the pages of all Markdown files have. The last step of their breadcrumb is called `name`. */
function markdownPage(
  path: string,
  { title, description }: Pick<PageText, 'title' | 'description'>,
  before: NonNullable<Page['trail']>,
  name: string,
) {
  return {
    path,
    ...pageTitles(agency.name, title),
    description,
    listed: true,
    picture: boards(homePage.picture),
    cardAlt: homePage.cardAlt,
    trail: [...before, { name, link: path }],
  };
}

function daysOf(article: Pick<(typeof extraArticles)[number], 'published' | 'updated'>) {
  const { published, updated = published } = article;
  return { published, updated };
}

/** Only what a share card shows of a picture: it is named after all that it is made of. */
function boards(...pictures: readonly Picture[]): CardPicture {
  return { boards: pictures.map(({ image, focus }) => ({ image, focus })) };
}

/** Returns the link to a page of the table. */
export function linkTo(page: PageName) {
  const { name, heading }: PageText = content[page];
  return { name: name ?? heading, link: pageTable[page].path };
}

const hidden = hiddenPages(content);

/** Every page of the site, without links to hidden ones in its breadcrumb. */
export const pages: readonly Page[] = [
  ...pageRows.map(tablePage),
  ...extraPages.map(extraPage),
  ...trades.map(tradePage),
  ...services.flatMap(serviceArticle),
  ...extraArticles.map(extraArticle),
]
  .filter(({ path }) => !hidden.has(path))
  .map(({ trail, ...page }) =>
    trail ? { ...page, trail: trail.filter(({ link }) => !hidden.has(link)) } : page,
  );
