import type { Stored } from './stored-data.ts';
import styles from './stored-list.module.css';

/** What is stored, one line each: what it is, and what for. */
export function StoredList({ items }: { readonly items: readonly Stored[] }) {
  return (
    <ul className={styles.list} data-sign="stored">
      {items.map(({ what, sentence }) => (
        <li key={what}>
          <strong>{what}</strong> {sentence}
        </li>
      ))}
    </ul>
  );
}
