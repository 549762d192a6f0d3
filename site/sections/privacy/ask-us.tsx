import { privacyPage } from '#contract/content/content.ts';
import type { Agency } from '#contract/content/agency-schema.ts';
import { marksAgency, SampleMark, unquoted } from '#site/ui/sample-mark.tsx';
import styles from './ask-us.module.css';

/** Who stores the data, and what visitors can ask for. */
export function AskUs(agency: Agency) {
  const { sample, name, area, phone, email, hours } = agency;
  return (
    <section aria-labelledby="ask-heading">
      <h2 id="ask-heading">{text.heading}</h2>
      <p className={styles.text}>{text.text}</p>
      <div className={styles.contact} {...unquoted(sample)}>
        <p>
          <strong>{name}</strong>, {area} {marksAgency(agency) && <SampleMark />}
        </p>
        <p>
          <a href={`tel:${phone.international}`}>{phone.display}</a>
        </p>
        <p>{hours.sentence}</p>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
    </section>
  );
}

const text = privacyPage.askUs;
