import type { Content } from './content-schema.ts';
import { didYouMean } from './did-you-mean.ts';
import { encodedDownload } from './download-address.ts';
import { textsIn } from './content-texts.ts';
import { pageAddresses, shownPages, withoutHash } from './published-content.ts';

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
  const { caseStudies, checkPage, reviews, services, trades } = content;
  const known = {
    page: [...pageAddresses(content), ...downloads],
    'shown page': shownPages(content),
    service: services.map(({ link }) => link),
    review: reviews.map(({ id }) => id),
    'case study': caseStudies.map(({ id }) => id),
    trade: trades.map(({ id }) => id),
  };
  const seen = new Set<string>();
  // The questions of a hidden page may lead to articles of the sample.
  const questions = checkPage.hidden === true ? [] : checkPage.questions;
  return textsIn({ ...content, checkPage: { ...checkPage, questions } }).flatMap((field) => {
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
}

function isOtherSite(link: string): boolean {
  return URL.parse(link)?.protocol === 'https:';
}
