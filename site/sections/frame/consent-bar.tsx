import { frame, privacyPage } from '#content-model/content.ts';
import { GoogleAnswers } from '../privacy/google-answers.tsx';
import styles from './consent-bar.module.css';

const text = frame.consent;

/** Asks whether Google Analytics may count the visitor, until the visitor answers. The page works behind it. */
export function ConsentBar() {
  return (
    <section
      className={`${styles.bar} no-print`}
      aria-labelledby="consent-heading"
      data-consent-bar
      data-while-google="not yet"
      data-ground="evening"
      hidden
    >
      <div className={styles.question}>
        <div className={`${styles.words} strong-links`}>
          <h2 className="small-heading" id="consent-heading">
            {text.heading}
          </h2>
          <p className="note">
            {text.text} <a href="/privacy#counting-heading">{privacyPage.name}</a>
          </p>
        </div>
        <GoogleAnswers />
      </div>
    </section>
  );
}
