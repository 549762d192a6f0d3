import styles from './waypoint.module.css';

/** A number in a ring: a point on the line. The order says the same to those who cannot see it. */
export function Waypoint({ number }: { readonly number: number }) {
  return (
    <span className={styles.waypoint} aria-hidden="true">
      {number}
    </span>
  );
}
