import type { OpenRow } from '#content-model/open-plan.ts';
import styles from './open-rows.module.css';

/** What may come first until all is answered, a row each. */
export function OpenRows({ rows }: { readonly rows: readonly OpenRow[] }) {
  return (
    <ul role="list" data-open-rows>
      {rows.map(({ step, when, price, time }) => (
        <li key={step.join()} className={styles.row}>
          <p className={styles.step} data-row="step">
            {step.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          <p className={`${styles.when} note`} data-row="when">
            {when}
          </p>
          <div className={styles.facts}>
            <p className={`${styles.price} display`} data-row="price">
              {price}
            </p>
            <p data-row="time">{time}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
