import type { Agency } from '#contract/content/agency-schema.ts';
import { SampleMark, unquoted } from '#site/ui/sample-mark.tsx';
import { ContactButton } from '../contact/contact-button.tsx';
import { CallLink } from '../frame/call-link.tsx';
import styles from './consultation-card.module.css';

/** Offers the consultation beside the article. */
export function ConsultationCard({ agency }: { readonly agency: Agency }) {
  return (
    <section
      className={styles.card}
      data-ground="dark"
      {...unquoted(agency.sample)}
      aria-labelledby="consultation-heading"
    >
      <h2 id="consultation-heading">Talk it over first</h2>
      <p>It is free. Your message is answered within {agency.answersWithin}.</p>
      <ContactButton size="small">Free Consultation</ContactButton>
      <div className={styles.call}>
        <CallLink agency={agency} />
        {agency.sample && <SampleMark />}
      </div>
    </section>
  );
}
