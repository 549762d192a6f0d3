import { brand, frame, type Agency } from '#content-model/content.ts';
import { LogoMark } from '#site/sections/mark/logo-mark.tsx';
import { lengthName } from '#site/ui/length-name.ts';
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
      // A long name stands in smaller letters, on two lines.
      data-name={hasName ? undefined : lengthName(agency.name.length, 18, 32)}
    >
      <LogoMark onDark={onDark} />
      {!hasName && <span>{agency.name}</span>}
    </a>
  );
}
