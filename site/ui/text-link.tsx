import type { ReactNode } from 'react';
import styles from './text-link.module.css';

interface Props {
  readonly href: string;
  readonly children: ReactNode;
  /** What the words alone do not say, for those who hear links out of their place. */
  readonly about?: string;
  readonly icon?: ReactNode;
}

/** A link that stands by itself, under the text it follows from. */
export function TextLink({ href, children, about, icon }: Props) {
  return (
    <a className={styles.link} href={href}>
      {children}
      {about === undefined ? null : <span className="visually-hidden"> {about}</span>}
      {icon}
    </a>
  );
}
