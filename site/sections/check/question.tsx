import { checkPage as text, type Content } from '#content-model/content.ts';
import { answerField, no, yes } from '#contract/shop-check.ts';
import { Waypoint } from '#site/ui/waypoint.tsx';
import { checkForm } from '../contact/form/answered-forms.ts';
import { Answers } from '../contact/form/answers.tsx';
import styles from './question.module.css';

type Props = Omit<Content['checkPage']['questions'][number], 'fix'> & { readonly number: number };

/** Its answers belong to the contact form. A software agent reads the question from the fieldset. */
export function Question({ number, question, how, why, article, plan }: Props) {
  const name = answerField(number);
  return (
    <div className={`${styles.question} whole`}>
      <fieldset aria-describedby={`${name}-how`} {...{ toolparamdescription: question }}>
        <legend>
          <Waypoint number={number} />
          <h2>{question}</h2>
        </legend>
        <p id={`${name}-how`} className={styles.how}>
          <strong>{text.how}</strong> {how}
        </p>
        <Answers
          className={styles.answers}
          name={name}
          form={checkForm.id}
          answers={[
            { id: yes, text: text.yes, plan: plan?.yes },
            { id: no, text: text.no, plan: plan?.no },
          ]}
        />
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
