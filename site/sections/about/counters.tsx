import type { Content } from '#contract/content/content-schema.ts';
import styles from './counters.module.css';
import { Storeys } from './storeys.tsx';

interface Props {
  /** What screen readers call the list. */
  readonly label: string;
  readonly counters: Content['aboutPage']['counters'];
}

/** The counters as a row of houses. A house has as many storeys as its counter says, up to a limit. */
export function Counters({ label, counters }: Props) {
  const numbers = counters.map(({ count }) => count.toLocaleString('en-US'));
  const letters = Math.max(...numbers.map(({ length }) => length));
  return (
    <ul
      className={styles.houses}
      aria-label={label}
      data-houses={counters.length}
      data-letters={letters}
    >
      {counters.map(({ count, label: sign }, index) => (
        <li key={sign}>
          <strong className={styles.count}>
            {numbers[index]}
            {count > 0 && <span className={styles.plus}>+</span>}
          </strong>{' '}
          <span className={styles.house}>
            <span className={styles.sign}>{sign}</span>
            <Storeys count={Math.min(count, maxStoreys)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A higher house would fill the window. */
const maxStoreys = 7;
