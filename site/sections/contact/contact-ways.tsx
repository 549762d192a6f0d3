import type { ReactNode } from 'react';
import { Icon, type IconName } from '#site/ui/icon.tsx';
import { agency, contact as text, contactForm } from '#content-model/content.ts';
import { EmailText } from '#site/ui/email-text.tsx';
import { OpenNow } from '#site/ui/open-now.tsx';
import { CopyNumber } from './copy-number.tsx';
import { Languages } from './languages.tsx';
import layout from './contact-section.module.css';
import styles from './contact-ways.module.css';

/** `page` is wide or compact, as the width allows. `row` and `modal` are always compact. */
export type ContactMode = 'page' | 'row' | 'modal';

interface Props {
  readonly mode: ContactMode;
  /** The form that the last choice shows. */
  readonly formId: string;
}

const hasMore = agency.phone.text === true || agency.languages !== undefined;
const way = `${styles.way} tinted-on-hover`;

/** The same links in the wide and the compact layout: the style sheet shows the text that fits. */
export function ContactWays({ mode, formId }: Props) {
  return (
    <ul
      role="list"
      className={styles.ways}
      data-mode={mode}
      data-has-booking={agency.booking !== undefined}
    >
      <li>
        <a className={way} href={`tel:${agency.phone.international}`} data-contact-type="call">
          <Way icon="phone" text={text.call} value={agency.phone.display} mode={mode} />
        </a>
        {(hasMore || mode !== 'row') && (
          <p className={`${styles.more} note row`}>
            {agency.phone.text === true && (
              <a className="tap-target" href={`sms:${agency.phone.international}`}>
                {text.call.text}
              </a>
            )}
            {agency.languages && <Languages />}
            {mode !== 'row' && <CopyNumber number={agency.phone.display} />}
          </p>
        )}
      </li>
      <li>
        <a className={way} href={`mailto:${agency.email}`} data-contact-type="email">
          <Way
            icon="mail"
            text={text.email}
            value={<EmailText email={agency.email} />}
            mode={mode}
          />
        </a>
      </li>
      {agency.booking !== undefined && (
        <li>
          <a className={way} href={agency.booking} data-event="booking_click">
            <Way
              icon="calendar"
              text={{ ...text.booking, compactNote: text.booking.note }}
              mode={mode}
            />
          </a>
        </li>
      )}
      {/* Without scripts the form is always shown. */}
      <li className={`${layout.compact} with-script no-print`}>
        <a className={way} href={`#${formId}`} data-contact-type="form" data-contact-choice>
          <Way icon="form" text={{ name: contactForm.name, ...text.form }} mode={mode} />
        </a>
      </li>
    </ul>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly text: { readonly name: string; readonly note?: string; readonly compactNote: string };
  readonly value?: ReactNode;
  readonly mode: ContactMode;
}

function Way({ icon, text: { name, note, compactNote }, value, mode }: WayProps) {
  return (
    <>
      <Icon name={icon} size="1.6rem" className={styles.icon} />
      <span className={`${styles.name} small-heading ${layout.compact}`}>{name} </span>
      {value && <span className={styles.value}>{value} </span>}
      {mode === 'page' && note && (
        <span className={`note ${styles.note} ${layout.wide}`}>{note}</span>
      )}
      <span className={`note ${styles.note} ${layout.compact}`}>{compactNote}</span>
      {icon === 'phone' && <OpenNow className={styles.openNow} />}
      <Icon name="forward" size="1.25rem" className={`${styles.go} ${layout.compact} no-print`} />
    </>
  );
}
