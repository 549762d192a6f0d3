import { agency, frame } from '#content-model/content.ts';
import { Icon } from '#site/ui/icon.tsx';
import { hideFromSnippets } from '#site/ui/sample-mark.tsx';
import styles from './call-link.module.css';

/** The phone number. On a phone only its icon is shown; a screen reader still reads the number. */
export function CallLink() {
  return (
    <a className={`${styles.call} call-link tap-target`} href={`tel:${agency.phone.international}`}>
      <Icon name="phone" />
      <span className={styles.number} {...hideFromSnippets(agency.sample)}>
        <span className="visually-hidden">{frame.call} </span>
        {agency.phone.display}
      </span>
    </a>
  );
}
