import type { CollectionEntry } from 'astro:content';
import styles from './glance.module.css';

type Answers = CollectionEntry<'articles'>['data']['glance'];

/** The questions that most owners ask first, with short answers. */
export function Glance({ answers }: { readonly answers: Answers }) {
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
