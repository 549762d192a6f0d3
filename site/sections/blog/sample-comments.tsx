import { SampleMark } from '#site/ui/sample-mark.tsx';
import styles from './sample-comments.module.css';

const comments = [
  {
    name: 'First reader',
    when: 'Date and time',
    text: 'This is where a reader’s first comment stands. Most are two or three sentences long, and most of them are a question.',
  },
  {
    name: 'The agency',
    when: 'Date and time',
    text: 'An answer from the agency stands under the comment that it belongs to.',
    answers: true,
  },
  {
    name: 'Second reader',
    when: 'Date and time',
    text: 'A second reader’s comment stands here.',
  },
] as const;

/** Placeholder comments under a post. */
export function SampleComments() {
  return (
    <section className={styles.section} aria-labelledby="comments-heading">
      <h2 id="comments-heading">Comments</h2>
      <ol className={styles.comments}>
        {comments.map(({ name, when, text, ...comment }) => (
          <li key={name} data-answers={'answers' in comment || undefined}>
            <article className={styles.comment} aria-label={`Comment by ${name}`}>
              <p className={styles.by}>
                <b>{name}</b> <SampleMark />
                <span className={`note ${styles.when}`}>{when}</span>
              </p>
              <p>{text}</p>
            </article>
          </li>
        ))}
      </ol>
    </section>
  );
}
