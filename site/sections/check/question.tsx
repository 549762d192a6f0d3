import { checkPage as text } from '#content-model/content.ts';
import type { Content } from '#content-model/schemas/content-schema.ts';
import { answerField, no, yes } from '#contract/shop-check.ts';
import { Waypoint } from '#site/ui/waypoint.tsx';
import { checkForm } from './check-form.ts';
import styles from './question.module.css';

type Props = Omit<Content['checkPage']['questions'][number], 'fix'> & { readonly number: number };

/** Its answers belong to the contact form. A software agent reads the question from the fieldset. */
export function Question({ number, question, how, why, article, plan }: Props) {
  const name = answerField(number);
  return (
    <div className={styles.question}>
      <fieldset aria-describedby={`${name}-how`} {...{ toolparamdescription: question }}>
        <legend>
          <Waypoint number={number} />
          <h2>{question}</h2>
        </legend>
        <p id={`${name}-how`} className={styles.how}>
          <strong>{text.how}</strong> {how}
        </p>
        <div className={styles.answers}>
          {([yes, no] as const).map((value) => (
            <label key={value} className="beside">
              <input
                type="radio"
                name={name}
                value={value}
                form={checkForm.id}
                data-plan={plan?.[value]}
              />
              {value === yes ? text.yes : text.no}
            </label>
          ))}
        </div>
      </fieldset>
      <details className={styles.why}>
        <summary>{text.why}</summary>
        <p>
          <strong>{text.why}</strong> {why}
        </p>
        {article && (
          <p className={styles.source}>
            {text.source} <a href={article.link}>{article.name}</a>
          </p>
        )}
      </details>
    </div>
  );
}
