import { caseStudies, reviews, type Content } from '#content-model/content.ts';

/** What was counted before and after at one client, and what was done there. */
export interface CountedClient {
  readonly source: string;
  readonly work: string | undefined;
  readonly sample: boolean;
  readonly result: NonNullable<Review['result']>;
}

/** Clients with a number, in the order of the case studies, then those that only a review is of. */
export function countedClients(): readonly CountedClient[] {
  const others = reviews.filter(({ id }) => caseStudies.every(({ review }) => review !== id));
  return [
    ...caseStudies.map((study) => countedIn(study)),
    ...others.map((one) => countedBy(one)),
  ].filter((client) => client !== undefined);
}

/** Of a case study. The review says what was done. */
export function countedIn({
  company: source,
  sample,
  result,
  review,
}: CaseStudy): CountedClient | undefined {
  const work = reviews.find(({ id }) => id === review)?.work;
  return result && { source, work, sample, result };
}

/** Of a review. */
export function countedBy({
  title: source,
  work,
  sample,
  result,
}: Review): CountedClient | undefined {
  return result && { source, work, sample, result };
}

type CaseStudy = Content['caseStudies'][number];
type Review = Content['reviews'][number];
