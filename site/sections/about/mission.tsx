import styles from './mission.module.css';
import { Storeys } from './storeys.tsx';

/** Something that can be counted about the agency, from `content/about.yaml`. */
export interface Counter {
  readonly count: number;
  readonly label: string;
}

interface Props {
  readonly mission: string;
  readonly counters: readonly Counter[];
}

/** What the agency is there for, over a row of houses that have as many storeys as they count. */
export function Mission({ mission, counters }: Props) {
  return (
    <section className={styles.mission} data-ground="dark" aria-labelledby="mission-heading">
      <div className={styles.words}>
        <h2 id="mission-heading">Our mission</h2>
        <p className={styles.statement}>{mission}</p>
      </div>
      <ul className={styles.houses} aria-label="So far">
        {counters.map(({ count, label }) => (
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
