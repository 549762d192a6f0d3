import { answersMessages } from '#content-model/schemas/agency-schema.ts';
import { agency, frame, homePage, plan } from '#content-model/content.ts';
import { SampleMark } from '#site/ui/sample-mark.tsx';
import { AnswerTime } from '../contact/answer-time.tsx';
import styles from './prices-line.module.css';

/** What an owner wants to know before a consultation: prices, and when an answer comes. One mark stands for both. */
export function PricesLine({ className }: { readonly className: string | undefined }) {
  const { prices, answer } = homePage;
  if ((prices ?? answer) === undefined) return null;
  const hasSamplePrices = prices !== undefined && plan?.sample === true;
  const isSample = hasSamplePrices || (answer !== undefined && !answersMessages(agency));
  return (
    <p className={className}>
      <span className={styles.prices}>{prices}</span>{' '}
      {answer !== undefined && (
        <span className={styles.answer}>
          <AnswerTime text={answer} isMarked />
        </span>
      )}{' '}
      {isSample && <SampleMark text={frame.sampleMark} />}
    </p>
  );
}
