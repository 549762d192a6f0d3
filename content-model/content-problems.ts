import type { z } from 'zod';
import type { Content } from './content-schema.ts';
import { didYouMean } from './did-you-mean.ts';
import { encodedDownload } from './download-address.ts';
import { textsIn } from './content-texts.ts';
import { planProblems } from './plan-problems.ts';
import { pageAddresses, publishedContent, shownPages, withoutHash } from './published-content.ts';

/** A mistake that concerns several fields or files. */
export interface ContentProblem {
  /** The part of the content, then the field in it: `['menu', '3', 'link']`. */
  readonly path: readonly string[];
  /** What is wrong, and what belongs there. */
  readonly message: string;
}

/**
 * Returns what the schema of a single field cannot see: names that stand twice, and names of nothing.
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
    const place = [...path.filter((step) => !/^\d+$/.test(step)), text].join(' ');
    if (isUnique === true && seen.has(place)) problems.push(`"${text}" appears twice`);
    seen.add(place);
    const kind = refersTo === 'shown page' ? 'page' : refersTo;
    const name = kind === 'page' ? encodedDownload(withoutHash(text)) : text;
    // An agency without trades or case studies shows what names them without.
    const isOfEmptyList = (kind === 'trade' || kind === 'case study') && known[kind].length === 0;
    const isElsewhere = refersTo === 'page' && isOtherSite(text);
    if (
      kind !== undefined &&
      refersTo !== undefined &&
      !isElsewhere &&
      !isOfEmptyList &&
      !known[refersTo].includes(name)
    ) {
      const names = didYouMean(text, known[refersTo], `the ${kind.replace(/y$/, 'ie')}s are`);
      const isHidden = known[kind].includes(name);
      problems.push(
        isHidden ? `the page ${name} is hidden` : `there is no ${kind} ${text}${names}`,
      );
    }
    return problems.map((message) => ({ path, message }));
  });
  const ofPlan = plan && published.plan ? planProblems(published.plan, plan, published.trades) : [];
  return [...named, ...ofPlan];
}

/** What a field of the content can name, by its kind. */
export function knownNames(
  content: Content,
  downloads: readonly string[] = [],
): Readonly<Record<NonNullable<z.GlobalMeta['refersTo']>, readonly string[]>> {
  const { caseStudies, reviews, services, trades } = content;
  const plan = shownPlan(content);
  return {
    page: [...pageAddresses(content), ...downloads],
    'shown page': shownPages(content),
    service: services.map(({ link }) => link),
    review: reviews.map(({ id }) => id),
    'case study': caseStudies.map(({ id }) => id),
    trade: trades.map(({ id }) => id),
    goal: plan?.goals.map(({ id }) => id) ?? [],
    answer:
      plan?.questions.flatMap(({ id, answers }) => answers.map((each) => `${id}=${each.id}`)) ?? [],
  };
}

/** The plan, unless its page is hidden: what that shows may name parts of the sample that are gone. */
function shownPlan(content: Content): Content['plan'] {
  return publishedContent(content).plan && content.plan;
}

function isOtherSite(link: string): boolean {
  return URL.parse(link)?.protocol === 'https:';
}
