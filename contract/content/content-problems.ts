import type { Content } from './content-schema.ts';
import { didYouMean } from './did-you-mean.ts';
import { hiddenPages, withoutHash, type PageParts } from './published-content.ts';

/** A mistake that concerns several fields or files. */
export interface ContentProblem {
  /** The part of the content, then the field in it: `['menu', '3', 'link']`. */
  readonly path: readonly string[];
  /** What is wrong, and what belongs there. */
  readonly message: string;
}

/** Returns what the schema of a single field cannot see. */
export function contentProblems(content: Content): readonly ContentProblem[] {
  return [
    ...repeatedNames(content),
    ...takenIds(content),
    ...unknownServices(content),
    ...unknownReviews(content),
    ...unknownPages(content),
  ];
}

/** Names and links that must differ, since they become addresses or identify an entry. */
function repeatedNames(content: Content): readonly ContentProblem[] {
  const { aboutPage, agency, caseStudies, checkPage, contentPoints, menu } = content;
  const { processSteps, reviews, services, team, tools } = content;
  const lists: readonly (readonly [readonly string[], string, readonly string[]])[] = [
    [['aboutPage', 'counters'], 'label', aboutPage.counters.map(({ label }) => label)],
    [['agency', 'social'], 'url', agency.social.map(({ url }) => url)],
    [['caseStudies'], 'id', caseStudies.map(({ id }) => id)],
    [['checkPage', 'questions'], 'question', checkPage.questions.map(({ question }) => question)],
    [['contentPoints'], 'title', contentPoints.map(({ title }) => title)],
    [['menu'], 'link', menu.map(({ link }) => link)],
    [['processSteps'], 'id', processSteps.map(({ id }) => id)],
    [['reviews'], 'id', reviews.map(({ id }) => id)],
    [['services'], 'link', services.map(({ link }) => link)],
    [['team'], 'id', team.map(({ id }) => id)],
    [['tools'], 'name', tools.map(({ name }) => name)],
  ];
  return lists.flatMap(([list, field, names]) =>
    names.flatMap((name, index) =>
      names.indexOf(name) === index
        ? []
        : [{ path: [...list, String(index), field], message: `"${name}" stands here twice` }],
    ),
  );
}

/** Ids of parts of their page that entries cannot have too. */
function takenIds({ processSteps, services }: Content): readonly ContentProblem[] {
  const taken = (list: string, field: string, ids: readonly string[], parts: readonly string[]) =>
    ids.flatMap((id, index) =>
      parts.includes(id)
        ? [{ path: [list, String(index), field], message: `"${id}" is a part of the page already` }]
        : [],
    );
  return [
    ...taken(
      'services',
      'link',
      services.map(({ link }) => link),
      ['content', 'start'],
    ),
    ...taken(
      'processSteps',
      'id',
      processSteps.map(({ id }) => id),
      ['content', 'start', 'package', 'prices'],
    ),
  ];
}

function unknownServices(content: Content): readonly ContentProblem[] {
  const { caseStudies, homePage, services, servicesPage } = content;
  const links = services.map(({ link }) => link);
  const named = [
    ...caseStudies.flatMap((study, index) =>
      study.services.map(
        (used, place) => [used, ['caseStudies', index, 'services', place]] as const,
      ),
    ),
    ...(homePage.sign?.trades ?? []).flatMap(({ article }, index) =>
      article === undefined
        ? []
        : [[article, ['homePage', 'sign', 'trades', index, 'article']] as const],
    ),
    ...(servicesPage.start?.questions ?? []).flatMap(({ answers }, index) =>
      answers.map(
        ({ service }, place) =>
          [
            service,
            ['servicesPage', 'start', 'questions', index, 'answers', place, 'service'],
          ] as const,
      ),
    ),
  ];
  return named
    .filter(([used]) => !links.includes(used))
    .map(([used, path]) => ({
      path: path.map(String),
      message: `there is no service "${used}"${didYouMean(used, links, 'the links of services are')}`,
    }));
}

/** The review of a case study that there is not, or that another one shows on the same page. */
function unknownReviews({ caseStudies, reviews }: Content): readonly ContentProblem[] {
  const ids = reviews.map(({ id }) => id);
  const shown = caseStudies.map(({ review }) => review);
  return shown.flatMap((review, index) => {
    if (review === undefined) return [];
    const path = ['caseStudies', String(index), 'review'];
    if (!ids.includes(review)) {
      const known = ids.length === 0 ? 'there are no reviews' : `the reviews are ${ids.join(', ')}`;
      return [{ path, message: `there is no review "${review}"; ${known}` }];
    }
    return shown.indexOf(review) === index
      ? []
      : [{ path, message: `another case study shows the review "${review}"` }];
  });
}

/** Links of the menu and of the shop check, and redirects, to pages that the site does not have. */
function unknownPages(content: Content): readonly ContentProblem[] {
  const { checkPage, extraPages, menu, services } = content;
  const pages = pageAddresses(content);
  const shown = shownPages(content);
  const message = (link: string, known: readonly string[]) =>
    `there is no page ${link}${didYouMean(link, known, 'the pages are')}`;
  const redirects = [
    ...(['aboutPage', 'blogPage', 'checkPage', 'clientsPage', 'processPage'] as const).map(
      (page) => [[page], content[page].redirectTo] as const,
    ),
    ...extraPages.map(
      ({ redirectTo }, index) => [['extraPages', String(index)], redirectTo] as const,
    ),
    ...services.map(({ redirectTo }, index) => [['services', String(index)], redirectTo] as const),
  ];
  const links = [
    ...menu.map(({ link }, index) => [['menu', String(index), 'link'], link] as const),
    ...(checkPage.hidden === true ? [] : checkPage.questions).map(
      ({ article }, index) =>
        [['checkPage', 'questions', String(index), 'article', 'link'], article?.link] as const,
    ),
  ];
  return [
    ...links.flatMap(([path, link]) =>
      link === undefined || pages.includes(withoutHash(link))
        ? []
        : [{ path, message: message(link, pages) }],
    ),
    ...redirects.flatMap(([path, to]) =>
      to === undefined || shown.includes(withoutHash(to))
        ? []
        : [{ path: [...path, 'redirectTo'], message: message(to, shown) }],
    ),
  ];
}

/** Returns the addresses of the pages that visitors can open. */
export function shownPages(content: PageParts): readonly string[] {
  const hidden = new Set(hiddenPages(content).map(({ address }) => address));
  return pageAddresses(content).filter((address) => !hidden.has(address));
}

/** Returns the addresses that a menu and a Markdown text can link to, hidden ones too. */
export function pageAddresses({
  extraPages,
  services,
}: Pick<PageParts, 'extraPages' | 'services'>): readonly string[] {
  const articles = services.filter(({ hideBlogPost }) => hideBlogPost !== true);
  return [
    ...['/', '/about', '/process', '/clients', '/services', '/privacy', '/check', '/blogs'],
    ...extraPages.map(({ name }) => `/${name}`),
    ...articles.map(({ link }) => `/services/post/${link}`),
  ];
}
