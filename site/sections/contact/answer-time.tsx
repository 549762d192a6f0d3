import { answersMessages } from '#content-model/schemas/agency-schema.ts';
import { anyAnswerTime } from '#content-model/answer-time.ts';
import { agency, frame } from '#content-model/content.ts';
import { SampleMark } from '#site/ui/sample-mark.tsx';
import { WithSlots } from '#site/ui/with-slots.tsx';

interface Props {
  /** A text with {answerTime}. */
  readonly text: string;
  readonly slots?: Parameters<typeof WithSlots>[0]['slots'];
  /** Whether a mark beside it says already that it is a sample. */
  readonly isMarked?: boolean;
}

/** A text that says when an answer comes. It holds at any time until `show-answer-times.ts` names the day. */
export function AnswerTime({ text, slots, isMarked = false }: Props) {
  const answerTime = <span data-answer-time>{anyAnswerTime(agency)}</span>;
  return (
    <>
      <WithSlots text={text} slots={{ ...slots, answerTime }} />
      {!isMarked && !answersMessages(agency) && (
        <>
          {' '}
          <SampleMark text={frame.sampleMark} />
        </>
      )}
    </>
  );
}
