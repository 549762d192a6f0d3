import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';
import { LineIcon } from './line-icon.tsx';

interface Look {
  readonly children: ReactNode;
  readonly size?: 'small' | undefined;
  /** The ordinary button has none. `action` is for what gets in touch with the agency, and for nothing else. */
  readonly look?: 'action' | 'outline' | undefined;
  /** Whether the small line stands after its text. */
  readonly hasLine?: boolean;
}

type ButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>;

export function Button({ children, size, look, hasLine, ...attributes }: ButtonProps) {
  return (
    <button
      type="button"
      {...attributes}
      className={styles.button}
      data-size={size}
      data-look={look}
    >
      {children}
      {hasLine && <LineIcon />}
    </button>
  );
}

type LinkProps = Look &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> & { readonly href: string };

/** A link that looks like a button, for the next step of a section. */
export function ButtonLink({ children, size, look, hasLine, ...attributes }: LinkProps) {
  return (
    <a {...attributes} className={styles.button} data-size={size} data-look={look}>
      {children}
      {hasLine && <LineIcon />}
    </a>
  );
}
