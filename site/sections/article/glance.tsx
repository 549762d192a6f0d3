import styles from './glance.module.css';

/** A short answer before the article, from its front matter. */
export interface Answer {
  readonly question: string;
  readonly answer: string;
}

/** The questions that most owners ask first, with short answers. */
export function Glance({ answers }: { readonly answers: readonly Answer[] }) {
  return (
    <dl className={styles.glance}>
      {answers.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
