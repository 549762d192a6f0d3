import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';

interface Look {
  readonly children: ReactNode;
  readonly size?: 'regular' | 'small';
  /** A small drawing after the text. */
  readonly icon?: ReactNode;
}

/** A button. A link that looks like one is {@link ButtonLink}. */
export function Button({
  children,
  size = 'regular',
  icon,
  ...attributes
}: Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return (
    <button type="button" {...attributes} className={styles.button} data-size={size}>
      {children}
      {icon}
    </button>
  );
}

/** A link that looks like a button, for the next step of a section. */
export function ButtonLink({
  children,
  size = 'regular',
  icon,
  ...attributes
}: Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> & { readonly href: string }) {
  return (
    <a {...attributes} className={styles.button} data-size={size}>
      {children}
      {icon}
    </a>
  );
}
