import { blogPage } from '#content-model/content.ts';
import { Button } from '#site/ui/button.tsx';
import field from '#site/ui/field.module.css';
import { Field } from '#site/ui/field.tsx';
import { contactForm } from '#content-model/content.ts';
import styles from './comment-form.module.css';

/**
 * The template's comment form. The browser checks the fields, and then nothing is posted: outside of
 * a dialog `method="dialog"` does nothing.
 */
export function CommentForm() {
  const { name, email } = contactForm.fields;
  return (
    <section className={`${styles.panel} panel no-print`} data-ground="paper">
      <h2 id="comment-heading">{text.heading}</h2>
      <form className={styles.form} method="dialog" aria-labelledby="comment-heading">
        <p className="note">{text.note}</p>
        <div className={field.fields}>
          <Field id="comment-name" name="name" label={name.label} type="text" autoComplete="name" />
          <Field
            id="comment-email"
            name="email"
            label={email.label}
            type="email"
            autoComplete="email"
            inputMode="email"
          />
          <Field id="comment-message" name="message" label={text.field} multiline />
        </div>
        <div className={`${styles.end} row`}>
          <Button type="submit" hasLine>
            {text.send}
          </Button>
          <p className={`note ${styles.hint}`}>{text.hint}</p>
        </div>
      </form>
    </section>
  );
}

const text = blogPage.form;
