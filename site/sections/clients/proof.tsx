import type { ReactNode } from 'react';
import { clientsPage, frame, reviews } from '#content-model/content.ts';
import type { Content } from '#content-model/schemas/content-schema.ts';
import { Icon } from '#site/ui/icon.tsx';
import { hideFromSnippets, SampleMark } from '#site/ui/sample-mark.tsx';
import styles from './proof.module.css';

type CaseStudy = Content['caseStudies'][number];

interface CountedProps {
  readonly study: CaseStudy;
  readonly result: NonNullable<CaseStudy['result']>;
  /** The review that says what was done, if not the one of the case study. */
  readonly review?: string | undefined;
}

/** What one client counted, and what was done for it. */
export function CountedProof({ study, result, review = study.review }: CountedProps) {
  const { before, now } = clientsPage.result;
  const work = reviews.find(({ id }) => id === review)?.work;
  return (
    <Proof source={study.company} work={work} sample={study.sample}>
      <p className={`${styles.counts} beside`}>
        <span className="visually-hidden">{before}</span> {result.from.toLocaleString('en-US')}
        <Icon name="forward" />
        <span className="visually-hidden">{now}</span> {result.to.toLocaleString('en-US')}
      </p>
      <p>{result.what}</p>
    </Proof>
  );
}

/** What one client says, and what was done for it. */
export function ReviewProof({ review, reviewer, title, ...proof }: Content['reviews'][number]) {
  return (
    <Proof source={`${reviewer}, ${title}`} {...proof}>
      <blockquote>
        <p>{review}</p>
      </blockquote>
    </Proof>
  );
}

interface ProofProps extends Pick<Content['reviews'][number], 'work' | 'sample'> {
  readonly source: string;
  readonly children: ReactNode;
}

function Proof({ source, work, sample, children }: ProofProps) {
  return (
    <div className={styles.proof} {...hideFromSnippets(sample)}>
      {children}
      {work !== undefined && <p>{work}</p>}
      <p className="note">
        {source} {sample && <SampleMark text={frame.sampleMark} />}
      </p>
    </div>
  );
}
