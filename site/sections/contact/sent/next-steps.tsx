import type { PropsWithChildren } from 'react';
import { contact, offer } from '#content-model/content.ts';
import { Waypoint } from '#site/ui/waypoint.tsx';
import { AnswerTime } from '../answer-time.tsx';
import { FounderLine } from '../founder-line.tsx';
import styles from './next-steps.module.css';

const text = contact.next;

/** What happens after a message or a call, and with whom. */
export function NextSteps({ level }: { readonly level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.next}>
      <Heading className="small-heading">{text.heading}</Heading>
      <FounderLine />
      <Steps>
        <Step number={1}>
          <span className={styles.write}>{text.write}</span>
          <span className={styles.written}>{text.written}</span>
        </Step>
        <Step number={2}>
          <AnswerTime text={text.answer} />
        </Step>
        <Step number={3}>{offer.consultation.how}</Step>
      </Steps>
    </div>
  );
}

export function Steps({ children }: PropsWithChildren) {
  return (
    <ol role="list" className={styles.steps}>
      {children}
    </ol>
  );
}

export function Step({ number, children }: PropsWithChildren<{ readonly number: number }>) {
  return (
    <li>
      <Waypoint number={number} />
      <span>{children}</span>
    </li>
  );
}
