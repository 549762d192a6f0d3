import { aboutPage, offer } from '#content-model/content.ts';
import { ContactButton } from '../contact/contact-button.tsx';
import styles from './call.module.css';

/** The call to get in touch, and what an owner gets from it. */
export function Call() {
  return (
    <section className={styles.call} aria-labelledby="call-heading">
      <h2 id="call-heading">{text.heading}</h2>
      <p>{text.text}</p>
      <p className={styles.result}>{offer.consultation.youLeaveWith}</p>
      <ContactButton hasLine>{aboutPage.contactButton}</ContactButton>
    </section>
  );
}

const text = aboutPage.call;
