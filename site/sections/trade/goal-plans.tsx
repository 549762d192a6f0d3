import { planPage, type Content } from '#content-model/content.ts';
import { planHash, typicalPlans } from '#content-model/plan.ts';
import styles from './goal-plans.module.css';

const text = planPage.sheet;

interface Props {
  readonly plan: NonNullable<Content['plan']>;
  /** The id of the trade. */
  readonly trade: string;
}

/** What the agency would do for a typical owner in a trade. Each goal leads to its plan, which has the prices. */
export function GoalPlans({ plan, trade }: Props) {
  return (
    <ul role="list" className={styles.goals}>
      {typicalPlans(plan, trade).map(({ id, answers, goal, number, steps }) => (
        <li key={id}>
          <p className="small-heading">
            <a className="tap-target" href={`/plan${planHash(answers)}`}>
              {goal}
            </a>
          </p>
          <p className={styles.number}>
            {text.number}: {number}
          </p>
          <ol role="list">
            {steps.map(({ service, step }, index) => (
              <li key={service}>
                <b>{index === 0 ? text.first : text.second}:</b> {step}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}
