import { frame } from '#contract/content/content.ts';
import type { Agency } from '#contract/content/agency-schema.ts';
import { Mark } from '#site/sections/mark/mark.tsx';
import styles from './wordmark.module.css';

/** The agency's mark and name, linked to the home page. */
export function Wordmark({ agency }: { readonly agency: Pick<Agency, 'name'> }) {
  return (
    <a className={`${styles.wordmark} tap-target`} href="/" aria-label={frame.homeLabel}>
      <Mark />
      {agency.name}
    </a>
  );
}
