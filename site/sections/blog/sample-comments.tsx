import { blogPage, frame } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { SampleMark } from '#site/ui/sample-mark.tsx';
import styles from './sample-comments.module.css';

/** Placeholder comments under a post. */
export function SampleComments() {
  return (
    <section className={styles.section} aria-labelledby="comments-heading">
      <h2 id="comments-heading">{text.heading}</h2>
      <ol className={styles.comments}>
        {text.list.map((comment, index) => (
          <li key={index} data-answers={comment.isAnswer}>
            <article
              className={styles.comment}
              aria-label={fillSlots(text.label, { author: comment.author })}
            >
              <p className={styles.by}>
                <b>{comment.author}</b> <SampleMark text={frame.sampleMark} />
                <span className={`note ${styles.when}`}>{comment.when}</span>
              </p>
              <p>{comment.text}</p>
            </article>
          </li>
        ))}
      </ol>
    </section>
  );
}

const text = blogPage.comments;
