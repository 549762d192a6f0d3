import { planPage } from '#content-model/content.ts';
import type { Content } from '#content-model/schemas/content-schema.ts';
import { goalQuestion, tradeQuestion } from '#contract/plan-fields.ts';
import { planOf, typicalAnswers } from '#content-model/plan.ts';
import { priceText, timeText, totalOf } from '#content-model/price-text.ts';
import { SampleMark } from '#site/ui/sample-mark.tsx';
import styles from './trade-plan.module.css';

const text = planPage.sheet;

interface Props {
  readonly plan: NonNullable<Content['plan']>;
  /** The id of the trade. */
  readonly trade: string;
}

/** What the agency would do first for a typical owner in a trade, goal by goal. */
export function TradePlan({ plan, trade }: Props) {
  return (
    <ul role="list" className={styles.goals}>
      {plan.goals.map(({ id, name }) => {
        const answers = { ...typicalAnswers(plan), [tradeQuestion]: trade, [goalQuestion]: id };
        const result = planOf(plan, answers);
        const total = result && totalOf(result.steps, text);
        return (
          <li key={id} data-goal={id}>
            <p className="small-heading">
              {result?.goal ?? name} {plan.sample && <SampleMark text={text.example} />}
            </p>
            <p className={styles.number}>
              {text.number}: {result?.number}
            </p>
            {result?.how !== undefined && <p className={styles.how}>{result.how}</p>}
            <ol role="list">
              {result?.steps.map(({ service, step, price, ...times }, index) => (
                <li key={service}>
                  <b>{index === 0 ? text.first : text.second}:</b> {step}
                  {price && <span className={styles.price}>{priceText(price, text)}</span>}
                  <span className="note">{timeText(times, text)}</span>
                </li>
              ))}
            </ol>
            {total !== undefined && (
              <p className={styles.total}>
                {text.both}: <span>{total}</span>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
