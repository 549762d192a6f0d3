import { contactForm } from '#content-model/content.ts';
import styles from './notice.module.css';

/**
 * The place for all problems of the form, each a link to its field. `show-problems.ts` fills it in, or without
 * scripts the backend (`contract/problem-page.ts`).
 */
export function ProblemSummary({ idPrefix }: { readonly idPrefix: string }) {
  return (
    <div
      className={`${styles.notice} stack-2 strong-links`}
      role="alert"
      tabIndex={-1}
      aria-labelledby={`${idPrefix}-summary`}
      data-summary
      hidden
    >
      <p className="small-heading" id={`${idPrefix}-summary`} data-summary-title>
        {contactForm.problems.heading}
      </p>
      <ul role="list" className={styles.list} data-summary-list />
    </div>
  );
}
