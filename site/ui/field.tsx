import type { InputHTMLAttributes } from 'react';
import styles from './field.module.css';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** Every field is, unless its label says "(optional)". */
  readonly isRequired?: boolean;
  /** Shown under the field. */
  readonly problem?: string | undefined;
  /** Whether the text may have line breaks. */
  readonly multiline?: boolean;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint'];
  readonly readOnly?: boolean;
}

/**
 * A field with its label and the place for its problem. It has no `value`, so that React leaves alone
 * what was typed before it came, and no `maxlength`, which would cut pasted text without a word.
 *
 * Without scripts the backend finds `data-field` and `data-error` and writes the problem into the
 * empty paragraph (`contract/problem-page.ts`).
 */
export function Field({
  id,
  name,
  label,
  isRequired = true,
  problem,
  multiline = false,
  ...hints
}: Props) {
  const control = {
    ...hints,
    id,
    name,
    required: isRequired,
    dir: 'auto',
    className: styles.control,
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': `${id}-problem`,
  };
  return (
    <div className={styles.field} data-field={name} data-multiline={multiline || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!isRequired && ' (optional)'}
      </label>
      {multiline ? <textarea {...control} rows={5} /> : <input {...control} />}
      <p className={styles.problem} id={`${id}-problem`} data-error hidden={!problem}>
        {problem}
      </p>
    </div>
  );
}
