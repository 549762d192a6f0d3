import { reviews, type Content } from '#content-model/content.ts';

/** What one client counted before and after, and what was done there. */
export interface CountedClient {
  readonly source: string;
  readonly work: string | undefined;
  readonly sample: boolean;
  readonly result: NonNullable<Review['result']>;
}

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
  };
}

export function reviewOf(id: string | undefined): Review | undefined {
  return reviews.find((review) => review.id === id);
}

type CaseStudy = Content['caseStudies'][number];
type Review = Content['reviews'][number];
