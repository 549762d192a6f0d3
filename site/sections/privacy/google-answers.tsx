import { frame } from '#content-model/content.ts';
import { Button } from '#site/ui/button.tsx';
import styles from './google-answers.module.css';

/** The two answers to Google Analytics, equally easy to give. */
export function GoogleAnswers() {
  return (
    <div className={styles.answers}>
      <Button size="small" data-google-answer="no">
        {frame.consent.no}
      </Button>
      <Button size="small" data-google-answer="yes">
        {frame.consent.yes}
      </Button>
    </div>
  );
}
