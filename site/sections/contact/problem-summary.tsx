import type { Ref } from 'react';
import { contactForm } from '#content-model/content.ts';
import { contactFieldNames } from '#site/content/contact-fields.ts';
import type { FieldProblems } from '#contract/contact-message.ts';
import styles from './notice.module.css';

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly idPrefix: string;
  /** What the last try to send found. */
  readonly found: FieldProblems;
  /** What is still wrong. */
  readonly problems: FieldProblems;
}

/**
 * All problems of the form, each a link to its field. A solved one is struck out and not removed, so that
 * the field in use does not move. Without scripts the backend fills it in (`contract/problem-page.ts`).
 */
export function ProblemSummary({ ref, idPrefix, found, problems }: Props) {
  const isShown = Object.keys(found).length > 0;
  const fields = contactFieldNames.filter((field) => isShown && (found[field] ?? problems[field]));
  const isSolved = isShown && Object.keys(problems).length === 0;
  return (
    <div
      ref={ref}
      className={`${styles.notice} strong-links`}
      role="alert"
      tabIndex={-1}
      aria-labelledby={`${idPrefix}-summary`}
      // A screen reader has nothing to announce any more.
      aria-hidden={isSolved || undefined}
      data-summary
      data-solved={isSolved || undefined}
      hidden={!isShown}
    >
      <p className={styles.title} id={`${idPrefix}-summary`}>
        {isSolved ? contactForm.problems.corrected : contactForm.problems.heading}
      </p>
      <ul className={styles.list} data-summary-list>
        {fields.map((field) =>
          problems[field] === undefined ? (
            <li key={field} aria-hidden>
              <s>{found[field]}</s>
            </li>
          ) : (
            <li key={field}>
              <a
                href={`#${idPrefix}-${field}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(`${idPrefix}-${field}`)?.focus();
                }}
              >
                {problems[field]}
              </a>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
