import { caseStudies, reviews, type Content } from '#content-model/content.ts';

/** What one client counted before and after, and what was done there. */
export interface CountedClient {
  readonly source: string;
  readonly work: string | undefined;
  readonly sample: boolean;
  readonly result: NonNullable<Review['result']>;
  /** The id of what the client says. */
  readonly review: string | undefined;
}

/** The clients that the home page shows: three at most, of case studies first, then of other reviews. */
export const clientsOnHome: readonly CountedClient[] = [
  ...caseStudies.map((study) => clientOf(study, reviewOf(study.review))),
  ...reviews
    .filter(({ id }) => caseStudies.every(({ review }) => review !== id))
    .map((review) => clientOf(undefined, review)),
]
  .filter((client) => client !== undefined)
  .slice(0, 3);

/** Returns the client of a case study and of the review that says what was done, if one of them has a number. */
export function clientOf(
  study: CaseStudy | undefined,
  review: Review | undefined,
): CountedClient | undefined {
  const counted = study?.result ? study : review;
  if (!counted?.result) return undefined;
  const source = study?.company ?? review?.title ?? '';
  return {
    source,
    work: review?.work,
    sample: counted.sample,
    result: counted.result,
    review: review?.id,
  };
}

export function reviewOf(id: string | undefined): Review | undefined {
  return reviews.find((review) => review.id === id);
}

type CaseStudy = Content['caseStudies'][number];
type Review = Content['reviews'][number];
