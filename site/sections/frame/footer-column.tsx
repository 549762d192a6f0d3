import { useId } from 'react';
import type { Content } from '#content-model/content-schema.ts';
import styles from './footer-column.module.css';

interface Props {
  readonly name: string;
  readonly links: Content['menu'];
  readonly path: string;
}

/** A list of links at the end of every page. */
export function FooterColumn({ name, links, path }: Props) {
  const id = useId();
  return (
    <nav className={`${styles.column} no-print`} aria-labelledby={id}>
      <p className={styles.name} id={id}>
        {name}
      </p>
      <ul>
        {links.map(({ name, link }) => (
          <li key={link}>
            <a className="tap-target" href={link} aria-current={link === path ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
