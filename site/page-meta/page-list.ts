import { z } from 'zod';
import type { ArticleFields } from '#content-model/article-schema.ts';
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
  services,
  trades,
} from '#content-model/content.ts';
import { extraArticleAddress, tradeAddress } from '#content-model/published-content.ts';
import { pageRows, pageTable, type PageName, type PageText } from '#content-model/page-table.ts';
import { focus, type Picture } from '#content-model/picture-schema.ts';
import { newestArticles } from '#site/content/newest-articles.ts';
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

type ArticleHead = Pick<ArticleFields, 'title' | 'description' | 'published' | 'updated'>;

/** Returns every page of the site. The articles of services are by their links. */
export function pageList(articles: ReadonlyMap<string, ArticleHead>): readonly Page[] {
  return [
    ...pageRows.map(tablePage),
    ...extraPages.map(extraPage),
    ...trades.map(tradePage),
    ...services.flatMap((service) => {
      const article = articles.get(service.link);
      return article === undefined ? [] : articlePage(service, article);
    }),
    ...extraArticles.map(extraArticle),
  ];
}

function tablePage({ name, path, breadcrumb, unlisted, screenClass }: PageRow): Page {
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
    screen: { name: path, className: screenClass },
    ...(breadcrumb && { trail: [...breadcrumb, name].map(stepOf) }),
    ...cards[name],
  };
}

type PageRow = (typeof pageRows)[number];

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
  const { id, title, description, heading, language, translationOf } = page;
  const path = `/${id}`;
  return {
    path,
    ...pageTitles(agency.name, title),
    description,
    listed: true,
    picture: boards(homePage.picture),
    cardAlt: homePage.cardAlt,
    screen: { name: path, className: 'ExtraPageComponent' },
    trail: [stepOf('homePage'), { name: heading, link: path }],
    language,
    translationOf,
  };
}

function tradePage(trade: (typeof trades)[number]): Page {
  const path = tradeAddress(trade);
  const { name, title, description, picture = homePage.picture } = trade;
  return {
    path,
    ...pageTitles(agency.name, title),
    description,
    listed: true,
    picture: { ...boards(picture), kicker: name },
    cardAlt: picture.alt,
    screen: { name: '/for/:trade', className: 'TradeComponent' },
    trail: [stepOf('homePage'), { name, link: path }],
    trade: trade.id,
  };
}

function articlePage(service: Service, article: ArticleHead): readonly Page[] {
  const path = articleAddress(service);
  if (path === undefined) return [];
  const { title, description, published, updated = published } = article;
  return [
    {
      path,
      ...pageTitles(agency.name, title),
      description,
      listed: true,
      picture: { ...boards(service), kicker: service.title },
      cardAlt: service.alt,
      screen: { name: '/services/post/:slug', className: 'ServicePostComponent' },
      trail: [stepOf('homePage'), stepOf('servicesPage'), { name: service.title, link: path }],
      article: { service: service.link, published, updated },
    },
  ];
}

function extraArticle(article: (typeof extraArticles)[number]): Page {
  const path = extraArticleAddress(article);
  const { title, description, heading, alt, published, updated = published } = article;
  return {
    path,
    ...pageTitles(agency.name, title),
    description,
    listed: true,
    picture: { ...boards(article), kicker: articlesPage.name },
    cardAlt: alt,
    screen: { name: '/articles/:slug', className: 'ArticleComponent' },
    trail: [stepOf('homePage'), stepOf('articlesPage'), { name: heading, link: path }],
    article: { published, updated },
  };
}

/** Only what a share card shows of a picture: it is named after all that it is made of. */
function boards(...pictures: readonly Picture[]): CardPicture {
  return { boards: pictures.map(({ image, focus }) => ({ image, focus })) };
}

function stepOf(page: PageName) {
  const { name, heading }: PageText = content[page];
  return { name: name ?? heading, link: pageTable[page].path };
}
