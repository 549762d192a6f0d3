import type { ReactNode } from 'react';
import styles from './breadcrumb.module.css';

interface Props {
  /** The pages above this one, from the top down. */
  readonly trail: readonly { readonly name: string; readonly link: string }[];
  /** What this page is called. */
  readonly current: string;
  /**
   * A small drawing between two steps, which goes into the next row with the second one; it says
   * nothing to a screen reader.
   */
  readonly separator: ReactNode;
}

/** Where this page stands in the site, and the way back up. */
export function Breadcrumb({ trail, current, separator }: Props) {
  return (
    <nav className={styles.breadcrumb} aria-label="Breadcrumb">
      <ol>
        {trail.map(({ name, link }, place) => (
          <li key={link}>
            {place > 0 && separator}
            <a href={link}>{name}</a>
          </li>
        ))}
        <li>
          {separator}
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
