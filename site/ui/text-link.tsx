import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './text-link.module.css';

interface Props {
  readonly href: string;
  readonly children: ReactNode;
  /** Added for screen readers, which may list links without the text around them. */
  readonly about?: string;
  /** Whether an arrow stands after its text. */
  readonly hasArrow?: boolean;
}

/** A link on a line of its own, under the text it belongs to. */
export function TextLink({ href, children, about, hasArrow }: Props) {
  return (
    <a className={`${styles.link} tap-target`} href={href}>
      {children}
      {about === undefined ? null : <span className="visually-hidden"> {about}</span>}
      {hasArrow && <Icon name="forward" />}
    </a>
  );
}
