import type { ReactNode } from 'react';
import styles from './breadcrumb.module.css';

interface Props {
  /** The pages above this one, from the top down. */
  readonly trail: readonly { readonly name: string; readonly link: string }[];
  /** The name of this page. */
  readonly current: string;
  /** A small drawing before each step but the first, hidden from screen readers. */
  readonly separator: ReactNode;
}

/** The pages above this one. */
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
