import type { z } from 'zod';
import type { Content } from '../schemas/content-schema.ts';
import { didYouMean } from './did-you-mean.ts';
import { encodedDownload } from '../download-address.ts';
import { textsIn } from '../content-texts.ts';
import { dateOf, localTime } from '../local-time.ts';
import { planProblems } from './plan-problems.ts';
import { pageAddresses, publishedContent, shownPages, withoutHash } from '../published-content.ts';

/** A mistake that concerns several fields or files. */
export interface ContentProblem {
  /** The part of the content, then the field in it: `['menu', '3', 'link']`. */
  readonly path: readonly string[];
  /** What is wrong, and what belongs there. */
  readonly message: string;
}

/**
 * Returns what the schema of a single field cannot see: a name that is there twice, or that nothing has.
 *
 * @param downloads The addresses of the files to download.
 */
export function contentProblems(
  content: Content,
  downloads: readonly string[] = [],
): readonly ContentProblem[] {
  const { checkPage } = content;
  const published = publishedContent(content);
  const plan = shownPlan(content);
  const known = knownNames(content, downloads);
  const seen = new Set<string>();
  const questions = (checkPage.hidden === true ? [] : checkPage.questions).map((question) =>
    plan ? question : { ...question, plan: undefined },
  );
  const shown = { ...content, plan, checkPage: { ...checkPage, questions } };
  const named = textsIn(shown).flatMap((field) => {
    const { path, text, isUnique, refersTo } = field;
    const problems: string[] = [];
    const entry = path.findLastIndex((step) => /^\d+$/.test(step));
    const place = [...path.toSpliced(entry, 1), text].join(' ');
    if (isUnique === true && seen.has(place)) problems.push(`"${text}" appears twice`);
    seen.add(place);
    const kind = refersTo === 'shown page' ? 'page' : refersTo;
    const name = kind === 'page' ? withoutHash(encodedDownload(text)) : text;
    // An agency without trades, case studies or reviews shows what names them without.
    const isOfEmptyList =
      (kind === 'trade' || kind === 'case study' || kind === 'review') && known[kind].length === 0;
    const isElsewhere = isOfEmptyList || (refersTo === 'page' && isOtherSite(text));
    if (kind && refersTo && !isElsewhere && !known[refersTo].includes(name)) {
      const names = didYouMean(text, known[refersTo], `the ${kind.replace(/y$/, 'ie')}s are`);
      if (known[kind].includes(name)) problems.push(`the page ${name} is hidden`);
      else if (kind === 'page' && /^[^/]*[.:]/.test(text)) problems.push(`${text} ${noAddress}`);
      else problems.push(`there is no ${kind} ${text}${names}`);
    }
    return problems.map((message) => ({ path, message }));
  });
  const ofPlan = plan && published.plan ? planProblems(published.plan, plan, published.trades) : [];
  return [...named, ...ofPlan, ...translationProblems(content), ...futureDays(content)];
}

const noAddress =
  'is neither a page, such as /services, nor the whole address of another site, such as https://www.example.com';

/** Search engines ignore translations that do not all name the same page. */
function translationProblems({ extraPages }: Content): readonly ContentProblem[] {
  return extraPages.flatMap(({ translationOf }, index) => {
    const original = extraPages.find(({ id }) => translationOf === `/${id}`);
    if (original?.translationOf === undefined) return [];
    const message = `${translationOf} is a translation itself: name the page that it translates`;
    return [{ path: ['extraPages', String(index), 'translationOf'], message }];
  });
}

/** The days of articles that have not begun where the agency is. The sample must also build where the clock is wrong. */
function futureDays(content: Content): readonly ContentProblem[] {
  const { sample, timeZone } = content.agency;
  const today = dateOf(localTime(new Date(), timeZone));
  return (['serviceArticles', 'extraArticles'] as const).flatMap((part) =>
    content[part].flatMap((article, index) => {
      const { published, updated = published } = article;
      const isHidden = 'hidden' in article && article.hidden === true;
      if (sample || isHidden || updated <= today) return [];
      const field = published > today ? 'published' : 'updated';
      return [
        { path: [part, String(index), field], message: `is in the future: today is ${today}` },
      ];
    }),
  );
}

/** What a field of the content can name, by its kind. */
function knownNames(
  content: Content,
  downloads: readonly string[] = [],
): Readonly<Record<NonNullable<z.GlobalMeta['refersTo']>, readonly string[]>> {
  const { caseStudies, reviews, services, trades } = content;
  const plan = shownPlan(content);
  return {
    page: [...pageAddresses(content), ...downloads],
    'shown page': shownPages(content),
    service: services.map(({ link }) => link),
    step: [
      ...services.map(({ link }) => link),
      ...(plan?.services ?? []).flatMap(({ service, partOf }) => (partOf ? [service] : [])),
    ],
    review: reviews.map(({ id }) => id),
    'case study': caseStudies.map(({ id }) => id),
    trade: trades.map(({ id }) => id),
    goal: plan?.goals.map(({ id }) => id) ?? [],
    answer:
      plan?.questions.flatMap(({ id, answers }) => answers.map((each) => `${id}=${each.id}`)) ?? [],
  };
}

/** The plan, unless its page is hidden: a hidden plan may still name services and trades that were deleted. */
function shownPlan(content: Content): Content['plan'] {
  return publishedContent(content).plan && content.plan;
}

function isOtherSite(link: string): boolean {
  const { protocol, hostname = '' } = URL.parse(link) ?? {};
  return protocol === 'https:' && hostname.includes('.');
}
