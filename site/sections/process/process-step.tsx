import type { ReactNode } from 'react';
import { processPage as text } from '#contract/content/content.ts';
import type { Content } from '#contract/content/content-schema.ts';
import { ContentPicture } from '#site/content/content-picture.tsx';
import { Waypoint } from '#site/ui/waypoint.tsx';
import styles from './process-step.module.css';

type Props = Content['processSteps'][number] & {
  /** The number of its waypoint. */
  readonly number: number;
  /** The line's way to the next step. */
  readonly children: ReactNode;
};

/** One section of the climb: who does what, and what the owner has at the end. */
export function ProcessStepSection({ id, number, children, ...step }: Props) {
  return (
    <section className={styles.step} id={id} aria-labelledby={`${id}-heading`}>
      <div className={styles.body}>
        <p className={styles.when}>
          <span className={styles.ring}>
            <Waypoint number={number} />
          </span>
          {step.when}
        </p>
        <h2 id={`${id}-heading`}>{step.title}</h2>
        <p className={styles.summary}>{step.summary}</p>
        <ContentPicture
          image={step.image}
          alt={step.alt}
          focus={step.focus}
          place="step"
          sizes="(width >= 960px) 26vw, (width >= 600px) 20rem, 100vw"
        />
        <dl className={styles.rows}>
          <Row term={text.weDo} text={step.weDo} />
          <Row term={text.youDo} text={step.youDo} />
          <Row term={text.youLeaveWith} text={step.youLeaveWith} />
        </dl>
      </div>
      {children}
    </section>
  );
}

function Row({ term, text }: { readonly term: string; readonly text: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}
