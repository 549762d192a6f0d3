import { homePage } from '#content-model/content.ts';
import { AnswerTime } from '../contact/answer-time.tsx';

interface Props {
  readonly className: string | undefined;
  readonly answerClass?: string | undefined;
}

/** What an owner wants to know before a consultation: prices, and when an answer comes. */
export function PricesLine({ className, answerClass }: Props) {
  const { prices, answer } = homePage;
  if ((prices ?? answer) === undefined) return null;
  return (
    <p className={className}>
      {prices}{' '}
      {answer !== undefined && (
        <span className={answerClass}>
          <AnswerTime text={answer} />
        </span>
      )}
    </p>
  );
}
