import type { Content } from './schemas/content-schema.ts';
import { encodedDownload } from './download-address.ts';
import { pageRows, type PageText } from './page-table.ts';

/**
 * Returns the content that visitors see: without what is hidden, and without links to it. The pages of case
 * studies and of articles without any are hidden too.
 */
export function publishedContent(content: Content): Content {
  const services = content.services.filter(isShown);
  const trades = content.trades.filter(isShown);
  const hidden = hiddenPages(content);
  const caseStudies = (hidden.has('/clients') ? [] : content.caseStudies)
    .filter(isShown)
    .map((study) => ({
      ...study,
      services: study.services.filter((used) => services.some(({ link }) => link === used)),
    }));
  const { checkPage, clientsPage, homePage, planPage } = content;
  const plan = hidden.has('/plan') ? undefined : publishedPlan(content);
  return {
    ...content,
    services,
    caseStudies,
    serviceArticles: content.serviceArticles.filter(({ id }) =>
      services.some(({ link }) => link === id),
    ),
    extraArticles: content.extraArticles.filter(isShown),
    extraPages: content.extraPages.filter(isShown),
    homePage: {
      ...homePage,
      // Without doors to pages that are not shown.
      picture: {
        ...homePage.picture,
        doors: homePage.picture.doors?.filter(({ trade }) => trades.some(({ id }) => id === trade)),
      },
    },
    trades: trades.map(({ caseStudy, ...trade }) =>
      caseStudies.some(({ id }) => id === caseStudy) ? { ...trade, caseStudy } : trade,
    ),
    checkPage: {
      ...checkPage,
      questions: checkPage.questions.map(({ article, plan: leadsTo, ...question }) => ({
        ...question,
        ...(article && !hidden.has(withoutHash(article.link)) && { article }),
        ...(plan && leadsTo && { plan: leadsTo }),
      })),
    },
    plan,
    planPage: plan === undefined ? { ...planPage, hidden: true } : planPage,
    clientsPage: caseStudies.length === 0 ? { ...clientsPage, hidden: true } : clientsPage,
    menu: content.menu
      .filter(({ link }) => !hidden.has(withoutHash(link)))
      .map(({ name, link }) => ({ name, link: encodedDownload(link) })),
  };
}

/** The plan without trades and services that are not shown. */
function publishedPlan({ plan, services, trades }: Content): Content['plan'] {
  if (plan === undefined) return undefined;
  const links = services.filter(isShown).map(({ link }) => link);
  const ids = trades.filter(isShown).map(({ id }) => id);
  const parts = plan.services.filter(({ partOf = '' }) => links.includes(partOf));
  const steps = [...links, ...parts.map(({ service }) => service)];
  const shown = (named: readonly string[]) => named.filter((service) => steps.includes(service));
  return {
    ...plan,
    questions: plan.questions.map((question) => ({
      ...question,
      answers: question.answers.map(({ first, ...answer }) =>
        first && steps.includes(first.service) ? { ...answer, first } : answer,
      ),
    })),
    services: plan.services
      .filter(({ service }) => steps.includes(service))
      .map(({ alternative, ...step }) =>
        alternative?.services.every((service) => steps.includes(service))
          ? { ...step, alternative }
          : step,
      ),
    trades: plan.trades
      .filter(({ trade }) => ids.includes(trade))
      .map(({ needs, ...trade }) => ({
        ...trade,
        needs: needs.map(({ otherwise, ...need }) => ({
          ...need,
          services: shown(need.services),
          ...(otherwise && {
            otherwise: { ...otherwise, services: otherwise.services && shown(otherwise.services) },
          }),
        })),
      })),
  };
}

/** Returns the Markdown files of the pages that visitors can open: `articles/seo.md`. */
export function shownMarkdown(content: Content): readonly string[] {
  const { serviceArticles, extraArticles, extraPages, trades } = publishedContent(content);
  const parts = { articles: [...serviceArticles, ...extraArticles], pages: extraPages, trades };
  return Object.entries(parts).flatMap(([folder, entries]) =>
    entries.map(({ id }) => `${folder}/${id}.md`),
  );
}

/** Returns the addresses that lead to another page for good, on every host and in `npm run dev`. */
export function movedPages(content: Content): Readonly<Record<string, string>> {
  // The services page is the list of articles.
  const moved: Record<string, string> = { '/services/post': '/services' };
  for (const [path, target] of hiddenPages(content)) if (target !== undefined) moved[path] = target;
  return moved;
}

/** Returns the addresses of the pages that visitors can open. */
export function shownPages(content: Content): readonly string[] {
  const hidden = hiddenPages(content);
  return pageAddresses(content).filter((address) => !hidden.has(address));
}

/** Returns the addresses that a menu and a Markdown text can link to, hidden ones too. */
export function pageAddresses(content: Content): readonly string[] {
  const { extraArticles, extraPages, services, trades } = content;
  const articles = services.filter(({ hideBlogPost }) => hideBlogPost !== true);
  return [
    ...pageRows.filter(({ unlisted }) => unlisted !== 'answer').map(({ path }) => path),
    ...extraPages.map(({ id }) => `/${id}`),
    ...trades.map(tradeAddress),
    ...articles.map(({ link }) => `/services/post/${link}`),
    ...extraArticles.map(extraArticleAddress),
  ];
}

/** Returns the address of the page of a trade. */
export function tradeAddress({ id }: Pick<Content['trades'][number], 'id'>): string {
  return `/for/${id}`;
}

/** Returns the address of every hidden page, and where it leads to instead, if anywhere. */
export function hiddenPages(content: Content): ReadonlyMap<string, string | undefined> {
  const lists = {
    '/clients': content.caseStudies,
    '/articles': content.extraArticles,
    '/plan': content.plan ? content.trades : [],
  };
  const empty = Object.entries(lists).filter(([, entries]) => !entries.some(isShown));
  const isEmpty = (page: string) => empty.some(([path]) => path === page);
  const pages = [
    ...pageRows.map(({ name, path }) => {
      const { hidden, redirectTo }: PageText = content[name];
      return { path, hidden: hidden === true || isEmpty(path), redirectTo };
    }),
    ...content.extraPages.map((page) => ({ ...page, path: `/${page.id}` })),
    ...content.trades.map((trade) => ({ ...trade, path: tradeAddress(trade) })),
    ...content.extraArticles.map((article) => ({ ...article, path: extraArticleAddress(article) })),
    ...content.services.map((service) => ({ ...service, path: `/services/post/${service.link}` })),
  ];
  return new Map(
    pages.filter((page) => !isShown(page)).map(({ path, redirectTo }) => [path, redirectTo]),
  );
}

/** Returns the address of an article that belongs to no service. */
export function extraArticleAddress({ id }: { readonly id: string }): string {
  return `/articles/${id}`;
}

/** Returns the page of a link: `/services` of `/services#seo`. */
export function withoutHash(link: string): string {
  return link.replace(/#.*$/, '');
}

function isShown({ hidden }: { readonly hidden?: boolean | undefined }): boolean {
  return hidden !== true;
}
