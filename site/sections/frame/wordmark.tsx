import { brand, frame } from '#content-model/content.ts';
import type { Agency } from '#content-model/schemas/agency-schema.ts';
import { LogoMark } from '#site/sections/mark/logo-mark.tsx';
import styles from './wordmark.module.css';

interface Props {
  readonly agency: Pick<Agency, 'name'>;
  readonly onDark?: boolean;
}

export function Wordmark({ agency, onDark = false }: Props) {
  const { hasName = false } = brand.logo;
  return (
    <a
      className={`${styles.wordmark} tap-target`}
      href="/"
      aria-label={frame.homeLabel}
      data-name={hasName ? undefined : nameLength(agency.name)}
    >
      <LogoMark onDark={onDark} />
      {!hasName && <span>{agency.name}</span>}
    </a>
  );
}

/** A long name stands in smaller letters, on two lines. */
function nameLength({ length }: string): 'long' | 'longest' | undefined {
  if (length > 32) return 'longest';
  return length > 18 ? 'long' : undefined;
}
