import { frame } from '#contract/content/content.ts';
import type { Agency } from '#contract/content/agency-schema.ts';
import { Mark } from '#site/sections/mark/mark.tsx';
import styles from './wordmark.module.css';

/** The agency's mark and name, linked to the home page. */
export function Wordmark({ agency }: { readonly agency: Pick<Agency, 'name'> }) {
  return (
    <a
      className={`${styles.wordmark} tap-target`}
      href="/"
      aria-label={frame.homeLabel}
      data-name={nameLength(agency.name)}
    >
      <Mark />
      <span>{agency.name}</span>
    </a>
  );
}

/** A long name stands in smaller letters, on two lines. */
function nameLength({ length }: string): 'long' | 'longest' | undefined {
  if (length > 32) return 'longest';
  return length > 18 ? 'long' : undefined;
}
