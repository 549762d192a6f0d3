import { planPage, type Content } from '#content-model/content.ts';
import { goalQuestion, tradeQuestion } from '#contract/plan-fields.ts';
import { planOf, typicalAnswers, type PlanResult } from '#content-model/plan.ts';
import { alternativeTotal, priceText, timeText, totalOf } from '#content-model/price-text.ts';
import { SampleMark } from '#site/ui/sample-mark.tsx';
import totalStyles from './total-lines.module.css';
import styles from './trade-plan.module.css';

const text = planPage.sheet;

interface Props {
  readonly plan: NonNullable<Content['plan']>;
  /** The id of the trade. */
  readonly trade: string;
  /** Whether the heading over it says already that it is an example. */
  readonly isMarked?: boolean;
}

/** What the agency would do first for a typical owner in a trade, goal by goal. A first step that all goals share is said once. */
export function TradePlan({ plan, trade, isMarked = false }: Props) {
  const results = plan.goals.flatMap(({ id }) => {
    const answers = { ...typicalAnswers(plan), [tradeQuestion]: trade, [goalQuestion]: id };
    const result = planOf(plan, answers);
    return result ? [{ id, ...result }] : [];
  });
  const [shared, ...others] = new Map(
    results.flatMap(({ steps: [first] }) => (first ? [[first.service, first] as const] : [])),
  ).values();
  const isShared = shared !== undefined && others.length === 0;
  const hasMark = plan.sample && !isMarked;
  return (
    <>
      {(isShared || hasMark) && (
        <p className={styles.shared}>
          {isShared && <Step label={text.first} {...shared} />}{' '}
          {hasMark && <SampleMark text={text.example} />}
        </p>
      )}
      <ul role="list" className={styles.goals}>
        {results.map(({ id, goal, number, how, steps, alternative }) => {
          const total = totalOf(steps, text);
          const alternativePrice = alternativeTotal(alternative, text);
          return (
            <li key={id} data-goal={id}>
              <p className="small-heading">{goal}</p>
              <p className={styles.number}>
                {text.number}: {number}
              </p>
              {how !== undefined && <p className={styles.how}>{how}</p>}
              <ol role="list">
                {steps.slice(isShared ? 1 : 0).map((step) => (
                  <li key={step.service}>
                    <Step
                      label={step === steps[0] ? text.first : text.second}
                      step={step.step}
                      // Both together have them below.
                      {...(total.length === 0 && step)}
                    />
                  </li>
                ))}
              </ol>
              {total.length > 0 && (
                <p className={`${styles.total} ${totalStyles.lines}`}>
                  {text.both}:
                  {total.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                  {alternativePrice !== undefined && (
                    <span>
                      {text.alternative}: {alternativePrice}
                    </span>
                  )}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

type StepProps = Pick<PlanResult['steps'][number], 'step' | 'price' | 'weeks' | 'time'> & {
  readonly label: string;
};

function Step({ label, step, price, ...times }: StepProps) {
  return (
    <>
      <b>{label}:</b> {step}{' '}
      {price && <span className={styles.price}>{priceText(price, text)}</span>}{' '}
      <span className="note">{timeText(times, text)}</span>
    </>
  );
}
