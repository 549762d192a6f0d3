import { frame, homePage, plan } from '#content-model/content.ts';
import { SampleMark } from '#site/ui/sample-mark.tsx';
import { AnswerTime } from '../contact/answer-time.tsx';

interface Props {
  readonly className: string | undefined;
  readonly answerClass?: string | undefined;
}

/** What an owner wants to know before a consultation: prices, and when an answer comes. */
export function PricesLine({ className, answerClass }: Props) {
  const { prices, answer } = homePage;
  if ((prices ?? answer) === undefined) return null;
  const isMarked = prices !== undefined && plan?.sample === true;
  return (
    <p className={className}>
      {prices} {isMarked && <SampleMark text={frame.sampleMark} />}{' '}
      {answer !== undefined && (
        <span className={answerClass}>
          <AnswerTime text={answer} isMarked={isMarked} />
        </span>
      )}
    </p>
  );
}
