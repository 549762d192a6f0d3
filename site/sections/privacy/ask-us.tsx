import { privacyPage, frame } from '#content-model/content.ts';
import { agencyArea, type Agency } from '#content-model/schemas/agency-schema.ts';
import { hoursLine } from '#content-model/opening-hours.ts';
import { EmailText } from '#site/ui/email-text.tsx';
import { marksAgency, SampleMark, hideFromSnippets } from '#site/ui/sample-mark.tsx';
import styles from './ask-us.module.css';

/** Who stores the data, and what visitors can ask for. */
export function AskUs(agency: Agency) {
  const { sample, name, phone, email, hours } = agency;
  return (
    <section className={`${styles.ask} panel`} aria-labelledby="ask-heading">
      <h2 id="ask-heading">{text.heading}</h2>
      <p>{text.text}</p>
      <div className={`${styles.contact} strong-links`} {...hideFromSnippets(sample)}>
        <p>
          <strong>{name}</strong>, {agencyArea(agency)}{' '}
          {marksAgency(agency) && <SampleMark text={frame.sampleMark} />}
        </p>
        <p>
          <a href={`tel:${phone.international}`}>{phone.display}</a>
        </p>
        <p>{hoursLine(hours)}</p>
        <p>
          <a href={`mailto:${email}`}>
            <EmailText email={email} />
          </a>
        </p>
      </div>
    </section>
  );
}

const text = privacyPage.askUs;
