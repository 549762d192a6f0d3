import { processPage as text } from '#contract/content/content.ts';
import type { Content } from '#contract/content/content-schema.ts';
import { ContentPicture } from '#site/content/content-picture.tsx';
import { Waypoint } from '#site/ui/waypoint.tsx';
import styles from './process-step.module.css';

export type ProcessStep = Content['processSteps'][number];

interface Props extends ProcessStep {
  /** The number of its waypoint. */
  readonly number: number;
}

/** One section of the climb: who does what, and what the owner has at the end. */
export function ProcessStepSection({ id, number, ...step }: Props) {
  return (
    <section className={styles.step} id={id} aria-labelledby={`${id}-heading`}>
      <p className={styles.when}>
        <Waypoint number={number} />
        {step.when}
      </p>
      <h2 id={`${id}-heading`}>{step.title}</h2>
      <p className={styles.summary}>{step.summary}</p>
      <ContentPicture
        image={step.image}
        alt={step.alt}
        focus={step.focus}
        place="step"
        sizes="(width >= 1280px) 30vw, (width >= 600px) 20rem, 100vw"
      />
      <dl className={styles.rows}>
        <Row term={text.weDo} text={step.weDo} />
        <Row term={text.youDo} text={step.youDo} />
        <Row term={text.youLeaveWith} text={step.youLeaveWith} />
      </dl>
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
