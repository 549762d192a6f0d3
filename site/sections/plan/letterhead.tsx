import styles from './letterhead.module.css';

/** The line of the street and the mountains over the sheet. `--answered`, from 0 to 1, is how far it is drawn. */
export function Letterhead() {
  return (
    <svg className={styles.line} viewBox="0 0 560 50" fill="none" aria-hidden="true">
      <path d={line} />
      <path className={styles.drawn} pathLength="1" d={line} />
    </svg>
  );
}

/** Roofs and signs, foothills, peaks. */
const line =
  'M2 46H36V28H48V18H76V28H90V46H116V32L138 18 160 32V46H194V24H208V12H232V24H246V42L288 27 302 33 338 10 352 21 362 16 398 38 428 20 440 27 468 5 492 27 506 21 530 36H558';
