import type { PropsWithChildren } from 'react';
import { processPage as text, type Content } from '#content-model/content.ts';
import { ContentPicture } from '#site/content/content-picture.tsx';
import { NamedTexts } from '#site/ui/named-texts.tsx';
import { Waypoint } from '#site/ui/waypoint.tsx';
import { PlanLink } from '../plan/plan-link.tsx';
import styles from './process-step.module.css';

type Props = PropsWithChildren<Content['processSteps'][number] & { readonly number: number }>;

/** One section of the climb: who does what, and what the owner has at the end. */
export function ProcessStepSection({ id, number, children, ...step }: Props) {
  return (
    <section className={styles.step} id={id} aria-labelledby={`${id}-heading`}>
      <div className={`${styles.body} whole`}>
        <p className={`${styles.when} beside`}>
          <span className={styles.ring}>
            <Waypoint number={number} />
          </span>
          {step.when}
        </p>
        <h2 id={`${id}-heading`}>{step.title}</h2>
        <p className={`${styles.summary} lead`}>{step.summary}</p>
        <ContentPicture
          className="rounded"
          picture={step}
          place="step"
          sizes="(width >= 60em) 32vw, (width >= 37.5em) 20rem, 100vw"
        />
        <NamedTexts
          className={`${styles.rows} named-texts`}
          items={[
            { name: text.weDo, text: step.weDo },
            { name: text.youDo, text: step.youDo },
            { name: text.youLeaveWith, text: step.youLeaveWith },
          ]}
        />
        {number === 1 && (
          <p>
            <PlanLink />
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
