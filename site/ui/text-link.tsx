import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './text-link.module.css';

interface Props {
  readonly href: string;
  readonly children: ReactNode;
  /** Added for screen readers, which may list links without the text around them. */
  readonly about?: string;
  /** The event that a click logs. */
  readonly event?: string;
}

/** A link on a line of its own, under the text it belongs to. */
export function TextLink({ href, children, about, event }: Props) {
  return (
    <a className={`${styles.link} tap-target`} href={href} data-event={event}>
      {children}
      {about === undefined ? null : <span className="visually-hidden"> {about}</span>}
      <Icon name="forward" />
    </a>
  );
}
