import { contact, offer } from '#content-model/content.ts';
import { Steps } from '#site/ui/steps.tsx';
import { AnswerTime } from '../answer-time.tsx';
import { FounderLine } from '../founder-line.tsx';
import styles from './next-steps.module.css';

const text = contact.next;

/** What happens after a message or a call, and with whom. */
export function NextSteps({ level }: { readonly level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div className={`${styles.next} stack-3`}>
      <Heading className="small-heading">{text.heading}</Heading>
      <FounderLine />
      <Steps>
        <>
          <span className={styles.write}>{text.write}</span>
          <span className={styles.written}>{text.written}</span>
        </>
        <AnswerTime text={text.answer} />
        {offer.consultation.how}
      </Steps>
    </div>
  );
}
