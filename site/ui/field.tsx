import type { InputHTMLAttributes } from 'react';
import styles from './field.module.css';

export interface FieldProps {
  readonly id: string;
  /** What the field is called in what is sent. */
  readonly name: string;
  readonly label: string;
  /** The sentence under the field, where there is something to put right. */
  readonly problem?: string | undefined;
  /** Room for paragraphs. */
  readonly multiline?: boolean;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint'];
  readonly readOnly?: boolean;
}

/**
 * A required field with its label and the place for its problem. The text belongs to the browser
 * (no `value`), so that what is typed before React has come stays where it is.
 *
 * `data-field` and `data-error` are for the backend: where no script runs, it writes the problems
 * into this same markup (`contract/problem-page.ts`). That is why the empty sentence is always there.
 */
export function Field({ id, name, label, problem, multiline = false, ...hints }: FieldProps) {
  const control = {
    ...hints,
    id,
    name,
    required: true,
    dir: 'auto',
    className: styles.control,
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': `${id}-problem`,
  };
  return (
    <div className={styles.field} data-field={name} data-multiline={multiline || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {multiline ? <textarea {...control} rows={5} /> : <input {...control} />}
      <p className={styles.problem} id={`${id}-problem`} data-error hidden={!problem}>
        {problem}
      </p>
    </div>
  );
}
