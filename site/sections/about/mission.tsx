import { aboutPage as text } from '#contract/content/content.ts';
import styles from './mission.module.css';
import { Storeys } from './storeys.tsx';

/** The mission, over a row of houses with as many storeys as each counter says. */
export function Mission() {
  return (
    <section className={styles.mission} data-ground="dark" aria-labelledby="mission-heading">
      <div className={styles.words}>
        <h2 id="mission-heading">{text.missionHeading}</h2>
        <p className={styles.statement}>{text.mission}</p>
      </div>
      <ul className={styles.houses} aria-label={text.countersLabel}>
        {text.counters.map(({ count, label }) => (
          <li key={label}>
            <strong className={styles.count}>
              {count}
              <span className={styles.plus}>+</span>
            </strong>{' '}
            <span className={styles.house}>
              <span className={styles.sign}>{label}</span>
              <Storeys count={count} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
