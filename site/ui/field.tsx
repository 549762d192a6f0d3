import type { InputHTMLAttributes } from 'react';
import styles from './field.module.css';

type TypedAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'enterKeyHint'
>;

interface Props extends TypedAttributes {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** Of an optional field: what stands after the label. The field is required without it. */
  readonly optionalMark?: string | undefined;
  readonly multiline?: boolean;
  /** Makes it a list to choose from. The first entry stands for no choice. */
  readonly options?: readonly [string, ...string[]] | undefined;
  readonly type?: 'text' | 'email' | 'tel';
  /** What stands in it at first. */
  readonly defaultValue?: string | undefined;
}

/**
 * A field with its label, the place for its problem, and the place for a question about what may be a mistake. Without
 * `maxlength`, which would cut pasted text. A script of the form fills in the places, or the backend the one for the
 * problem (`contract/problem-page.ts`).
 */
export function Field({
  id,
  name,
  label,
  optionalMark,
  multiline = false,
  options,
  ...attributes
}: Props) {
  const control = {
    id,
    name,
    required: optionalMark === undefined,
    dir: 'auto',
    className: styles.control,
    'aria-describedby': `${id}-problem ${id}-hint`,
  };
  return (
    <div className={styles.field} data-field={name} data-multiline={multiline || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optionalMark !== undefined && ` ${optionalMark}`}
      </label>
      {options && (
        <span className={styles.list}>
          <select {...control}>
            {options.map((option, index) => (
              <option key={option} value={index === 0 ? '' : option}>
                {option}
              </option>
            ))}
          </select>
        </span>
      )}
      {!options && multiline && <textarea {...attributes} {...control} rows={5} />}
      {!options && !multiline && <input {...attributes} {...control} />}
      <p className={styles.problem} id={`${id}-problem`} data-error hidden />
      <p className={styles.hint} id={`${id}-hint`} role="status" data-hint="" />
    </div>
  );
}
