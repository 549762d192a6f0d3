import { agency, articlePage, frame, offer } from '#content-model/content.ts';
import { marksAgency, SampleMark, hideFromSnippets } from '#site/ui/sample-mark.tsx';
import { ContactButton } from '../contact/contact-button.tsx';
import { CallLink } from '../frame/call-link.tsx';
import styles from './consultation-card.module.css';

const text = articlePage.card;

/** Offers the consultation beside the article, with what an owner leaves it with. */
export function ConsultationCard() {
  return (
    <section
      className={styles.card}
      data-ground="dark"
      {...hideFromSnippets(agency.sample)}
      aria-labelledby="consultation-heading"
    >
      <h2 id="consultation-heading">{text.heading}</h2>
      <p>{offer.consultation.youLeaveWith}</p>
      <ContactButton>{frame.consultationButton}</ContactButton>
      <p className={styles.note}>{text.text}</p>
      <div className={`${styles.call} row`}>
        <CallLink />
        {marksAgency(agency) && <SampleMark text={frame.sampleMark} />}
      </div>
    </section>
  );
}
