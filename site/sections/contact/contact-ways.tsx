import type { ReactNode } from 'react';
import { LineIcon } from '#site/sections/mark/line-icon.tsx';
import { Icon, type IconName } from '#site/ui/icon.tsx';
import type { ContactSectionProps } from './contact-section.tsx';
import styles from './contact-ways.module.css';

type Props = Pick<ContactSectionProps, 'mode' | 'agency'> & {
  /** The form that the last choice leads to, and shows. */
  readonly formId: string;
};

/**
 * The ways to reach the agency. In the wide layout two entries beside the form; in the compact one
 * three large choices. Both are the same links, and the style sheet shows the words that fit. Where
 * a message waits to be sent, `connectUnsentMessage` says so in the note of the form.
 */
export function ContactWays({ mode, agency, formId }: Props) {
  return (
    <ul className={styles.ways} data-mode={mode}>
      <li>
        <a
          className={styles.way}
          href={`tel:${agency.phone.international}`}
          data-contact-type="call"
        >
          <Way
            icon="phone"
            compactName="Call/Text"
            value={agency.phone.display}
            note={mode === 'page' && `Give us a call ${agency.hours.short}.`}
            compactNote={agency.hours.shortest}
          />
        </a>
      </li>
      <li>
        <a className={styles.way} href={`mailto:${agency.email}`} data-contact-type="email">
          <Way
            icon="mail"
            compactName="Email"
            value={agency.email}
            note={mode === 'page' && 'Want to skip the form? No Problem! Click me to send an email'}
            compactNote="Available 24/7"
          />
        </a>
      </li>
      <li className={styles.compact}>
        <a className={styles.way} href={`#${formId}`} data-contact-type="form" data-contact-choice>
          <Way icon="form" compactName="Contact Form" compactNote="Available 24/7" />
        </a>
      </li>
    </ul>
  );
}

/** The words of one way; names and notes of the compact layout are other ones. */
function Way({
  icon,
  compactName,
  value,
  note,
  compactNote,
}: {
  readonly icon: IconName;
  readonly compactName: string;
  readonly value?: string;
  readonly note?: ReactNode;
  readonly compactNote: string;
}) {
  return (
    <>
      <Icon name={icon} className={styles.icon} />
      <span className={`${styles.name} ${styles.compact}`}>{compactName} </span>
      {value && <span className={styles.value}>{value} </span>}
      {note && <span className={`${styles.note} ${styles.wide}`}>{note}</span>}
      <span className={`${styles.note} ${styles.compact}`} data-note>
        {compactNote}
      </span>
      <span className={`${styles.go} ${styles.compact}`}>
        <LineIcon />
      </span>
    </>
  );
}
