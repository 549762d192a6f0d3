import type { Ref } from 'react';
import { contactFields, type FieldProblems } from '#contract/contact-message.ts';
import styles from './notice.module.css';

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly idPrefix: string;
  readonly problems: FieldProblems;
}

/**
 * All problems of the form in one place, each leading to its field. It takes the focus after a
 * try to send. Hidden while there are none; the backend fills the same markup where no script
 * runs (`contract/problem-page.ts`).
 */
export function ProblemSummary({ ref, idPrefix, problems }: Props) {
  const fields = contactFields.filter((field) => problems[field] !== undefined);
  return (
    <div
      ref={ref}
      className={styles.notice}
      role="alert"
      tabIndex={-1}
      aria-labelledby={`${idPrefix}-summary`}
      data-summary
      hidden={fields.length === 0}
    >
      <p className={styles.title} id={`${idPrefix}-summary`}>
        There is a problem
      </p>
      <ul className={styles.list} data-summary-list>
        {fields.map((field) => (
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
        ))}
      </ul>
    </div>
  );
}
