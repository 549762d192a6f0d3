import { planPage, type Content } from '#content-model/content.ts';
import { planHash, typicalPlans, type PlanResult } from '#content-model/plan.ts';
import { priceText, sheetPrices, timeText } from '#content-model/price-text.ts';
import { SampleMark } from '#site/ui/sample-mark.tsx';
import styles from './trade-plan.module.css';

const text = planPage.sheet;

interface Props {
  readonly plan: NonNullable<Content['plan']>;
  /** The id of the trade. */
  readonly trade: string;
}

/** What the agency would do first for a typical owner in a trade, goal by goal, where no script can draw it. */
export function TradePlan({ plan, trade }: Props) {
  return (
    <>
      {plan.sample && (
        <p>
          <SampleMark text={text.example} />
        </p>
      )}
      <ul role="list" className={styles.goals}>
        {typicalPlans(plan, trade).map(({ id, answers, goal, number, how, steps, ...result }) => {
          const { alternative } = sheetPrices({ steps, ...result }, text);
          return (
            // A link to a plan leads here.
            <li key={id} id={planHash(answers).slice(1)} data-goal={id}>
              <p className="small-heading">{goal}</p>
              <p className={styles.number}>
                {text.number}: {number}
              </p>
              {how !== undefined && <p>{how}</p>}
              <ol role="list">
                {steps.map((step, index) => (
                  <li key={step.service}>
                    <Step label={index === 0 ? text.first : text.second} {...step} />
                  </li>
                ))}
              </ol>
              {alternative !== undefined && (
                <p>
                  {text.alternative}: {alternative}
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
      <b>{label}:</b> {step} {price && <b className={styles.price}>{priceText(price, text)}</b>}{' '}
      <span className="note">{timeText(times, text)}</span>
    </>
  );
}
