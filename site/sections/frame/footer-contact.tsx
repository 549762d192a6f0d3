import { agency, frame } from '#content-model/content.ts';
import { agencyArea } from '#content-model/agency-schema.ts';
import { hoursText } from '#content-model/opening-hours.ts';
import { hideFromSnippets } from '#site/ui/sample-mark.tsx';
import { CopyNumber } from '../contact/copy-number.tsx';
import styles from './footer-column.module.css';

/** How to reach the agency, and when somebody picks up. */
export function FooterContact() {
  const { phone, email, hours, sample } = agency;
  return (
    <div className={styles.column} {...hideFromSnippets(sample)}>
      <p className={styles.name}>{frame.footer.contact}</p>
      <ul>
        <li className={`${styles.phone} row`}>
          <a className="tap-target" href={`tel:${phone.international}`}>
            {phone.display}
          </a>
          <CopyNumber number={phone.display} />
        </li>
        <li>
          <a className="tap-target" href={`mailto:${email}`}>
            {email}
          </a>
        </li>
        <li className={styles.fact}>{hoursText(hours).sentence}</li>
        <li className={styles.fact}>{agencyArea(agency)}</li>
      </ul>
    </div>
  );
}
