import { useRef, useState, type FocusEvent, type InputEvent, type SubmitEvent } from 'react';
import { LineIcon } from '#site/sections/mark/line-icon.tsx';
import { Button } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import { contactFieldLooks } from '../contact/contact-fields.ts';
import { useHydrated } from '../contact/use-hydrated.ts';
import {
  commentControl,
  commentFieldProblem,
  commentFields,
  commentProblems,
  type CommentProblems,
} from './comment-fields.ts';
import styles from './comment-form.module.css';

/**
 * The template's comment form. It posts nowhere: outside of a dialog `method="dialog"` does nothing
 * once the browser has found every field filled in, so this holds where no script runs, too. With
 * React it names each problem in its own words, and says that nothing was posted.
 */
export function CommentForm() {
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<CommentProblems>({});
  const [tried, setTried] = useState(false);

  const handlers = {
    onInput: ({ target }: InputEvent<HTMLFormElement>) => {
      setTried(false);
      const control = commentControl(target);
      // A sentence that is no longer true goes at once; a new one waits until the field is left.
      if (control === undefined || commentFieldProblem(control) === problems[control.field]) return;
      setProblems((shown) => ({ ...shown, [control.field]: undefined }));
    },
    onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
      const control = commentControl(target);
      if (!control?.text) return;
      setProblems((shown) => ({ ...shown, [control.field]: commentFieldProblem(control) }));
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const found = commentProblems(event.currentTarget);
      const first = commentFields.find((field) => found[field] !== undefined);
      setProblems(found);
      setTried(first === undefined);
      if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    },
  };

  return (
    <section className={styles.panel} data-ground="paper">
      <h2 id="comment-heading">Leave a comment</h2>
      <form
        {...handlers}
        ref={form}
        className={styles.form}
        method="dialog"
        aria-labelledby="comment-heading"
        noValidate={hydrated}
      >
        <p className={styles.hint}>Please fill in all three fields.</p>
        <div className={styles.fields}>
          {commentFields.map((field) => (
            <Field
              key={field}
              id={`comment-${field}`}
              name={field}
              problem={problems[field]}
              {...contactFieldLooks[field]}
              label={field === 'message' ? 'Comment' : contactFieldLooks[field].label}
            />
          ))}
        </div>
        <div className={styles.end}>
          <Button
            type="submit"
            icon={<LineIcon />}
            // Pressing must not take the focus out of a field: the problem that this would show moves
            // the button away from under the pointer.
            onMouseDown={(event) => event.preventDefault()}
          >
            Post comment
          </Button>
          <p className={styles.hint}>
            This form is part of the template: it sends nothing and keeps nothing.
          </p>
        </div>
        <p className={styles.status} role="status">
          {tried && 'Nothing was posted. What you typed is still here.'}
        </p>
      </form>
    </section>
  );
}
