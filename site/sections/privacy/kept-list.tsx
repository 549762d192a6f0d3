import type { Kept } from './kept.ts';
import styles from './kept-list.module.css';
import { Only } from './only.tsx';

/** What is kept, one line each: what it is, and what for. */
export function KeptList({ items }: { readonly items: readonly Kept[] }) {
  return (
    <ul className={styles.list} data-sign="kept">
      {items.map(({ what, sentence, also }) => (
        <li key={what}>
          <strong>{what}</strong> {sentence}
          {also && <Only when={also.when}> {also.sentence}</Only>}
        </li>
      ))}
    </ul>
  );
}
