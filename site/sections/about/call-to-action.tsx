import { LineIcon } from '#site/sections/mark/line-icon.tsx';
import { ContactButton } from '../contact/contact-button.tsx';
import styles from './call-to-action.module.css';

/** The call to action at the end of the page. */
export function CallToAction() {
  return (
    <section className={styles.call} aria-labelledby="call-heading">
      <h2 id="call-heading">Tell us what a good week looks like.</h2>
      <div>
        <p>
          And a bad one. The consultation is free, and it is about your business, not about ours.
        </p>
        <ContactButton icon={<LineIcon />}>Contact Us</ContactButton>
      </div>
    </section>
  );
}
