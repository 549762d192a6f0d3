import type { Kept } from './kept.ts';
import styles from './kept-list.module.css';

/** What is stored, one line each: what it is, and what for. */
export function KeptList({ items }: { readonly items: readonly Kept[] }) {
  return (
    <ul className={styles.list} data-sign="kept">
      {items.map(({ what, sentence }) => (
        <li key={what}>
          <strong>{what}</strong> {sentence}
        </li>
      ))}
    </ul>
  );
}
