import { GoogleAnswers } from '../privacy/google-answers.tsx';
import styles from './consent-bar.module.css';

/**
 * Asks whether Google Analytics may count the visitor. Only in pages that were built with it, and shown
 * by `connectGoogleAnalytics` until the visitor answers. The page works behind it.
 */
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
      <div className={styles.words}>
        <h2 id="consent-heading">May Google count this visit?</h2>
        <p>
          Google Analytics would set cookies here and tell Google which pages you see. It shows us
          what brings people to us. The site works the same if you say no.{' '}
          <a href="/privacy#counting-heading">Privacy</a>
        </p>
      </div>
      <GoogleAnswers />
    </section>
  );
}
