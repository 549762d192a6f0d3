import styles from './sample-mark.module.css';

/** Marks invented content, until the agency has its own. */
export function SampleMark() {
  return <span className={styles.mark}>Sample</span>;
}
