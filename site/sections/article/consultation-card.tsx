import type { Agency } from '#contract/agency.ts';
import { Icon } from '#site/ui/icon.tsx';
import { SampleMark, unquoted } from '#site/ui/sample-mark.tsx';
import { ContactButton } from '../contact/contact-button.tsx';
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
        <a className="tap-target" href={`tel:${agency.phone.international}`}>
          <Icon name="phone" />
          <span className="visually-hidden">Call </span>
          {agency.phone.display}
        </a>
        {agency.sample && <SampleMark />}
      </div>
    </section>
  );
}
