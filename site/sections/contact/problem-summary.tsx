import type { Ref } from 'react';
import { contactFieldNames } from '#contract/contact-fields.ts';
import type { FieldProblems } from '#contract/contact-message.ts';
import styles from './notice.module.css';

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly idPrefix: string;
  /** What the last try to send has found. */
  readonly found: FieldProblems;
  /** What is still wrong. */
  readonly problems: FieldProblems;
}

/**
 * All problems of the form in one place, each leading to its field. It takes the focus after a try to
 * send; a problem that comes after it joins the list. What is solved by now stays, struck out, until
 * the next try: the field in use would move under the visitor's hands otherwise. Hidden while there is
 * nothing; the backend fills the same markup where no script runs (`contract/problem-page.ts`).
 */
export function ProblemSummary({ ref, idPrefix, found, problems }: Props) {
  const isShown = Object.keys(found).length > 0;
  const fields = contactFieldNames.filter((field) => isShown && (found[field] ?? problems[field]));
  const solved = isShown && Object.keys(problems).length === 0;
  return (
    <div
      ref={ref}
      className={styles.notice}
      role="alert"
      tabIndex={-1}
      aria-labelledby={`${idPrefix}-summary`}
      // To be seen only: there is no problem any more to be told about.
      aria-hidden={solved || undefined}
      data-summary
      data-solved={solved || undefined}
      hidden={!isShown}
    >
      <p className={styles.title} id={`${idPrefix}-summary`}>
        {solved ? 'All corrected' : 'There is a problem'}
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
