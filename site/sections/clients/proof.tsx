import type { ReactNode } from 'react';
import { clientsPage, frame } from '#content-model/content.ts';
import type { Content } from '#content-model/schemas/content-schema.ts';
import { Icon } from '#site/ui/icon.tsx';
import { hideFromSnippets, SampleMark } from '#site/ui/sample-mark.tsx';
import type { CountedClient } from './counted-client.ts';
import styles from './proof.module.css';

/** What one client counted, and what was done for it. */
export function CountedProof({ result, source, work, sample }: CountedClient) {
  const { before, now } = clientsPage.result;
  return (
    <Proof {...{ source, work, sample }}>
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
    <Proof {...proof} source={`${reviewer}, ${title}`}>
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
