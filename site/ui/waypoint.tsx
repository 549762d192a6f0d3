import styles from './waypoint.module.css';

/** A number in a ring. Hidden from screen readers, which have the order of the list. */
export function Waypoint({ number }: { readonly number: number }) {
  return (
    <span className={styles.waypoint} aria-hidden="true">
      {number}
    </span>
  );
}
