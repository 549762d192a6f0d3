import button from '#site/ui/button.module.css';
import styles from './google-answers.module.css';

/** The two answers to Google Analytics, equally easy to give. */
export function GoogleAnswers() {
  return (
    <div className={styles.answers}>
      <button type="button" className={button.button} data-size="small" data-google-answer="no">
        No, don’t
      </button>
      <button type="button" className={button.button} data-size="small" data-google-answer="yes">
        Yes, it may
      </button>
    </div>
  );
}
