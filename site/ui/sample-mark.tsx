import styles from './sample-mark.module.css';

/** Says that what stands beside it is invented, until the agency has its own. */
export function SampleMark() {
  return <span className={styles.mark}>Sample</span>;
}
