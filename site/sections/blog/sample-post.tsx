import { blogPage } from '#content-model/content.ts';
import { ContentPicture } from '#site/content/content-picture.tsx';
import styles from './sample-post.module.css';

/** A placeholder post with every part that a post can have. */
export function SamplePost() {
  return (
    <article className={styles.post} aria-labelledby="post-heading">
      <header className={styles.head}>
        <p className="note">{text.facts}</p>
        <h2 id="post-heading">{text.title}</h2>
        <p className={styles.lead}>{text.lead}</p>
      </header>
      <figure className={styles.figure}>
        <ContentPicture
          {...text.picture}
          place="service"
          sizes="(width >= 960px) 60vw, 100vw"
          isFirst
        />
        <figcaption className="note">{text.caption}</figcaption>
      </figure>
      {text.opening.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h3>{text.section}</h3>
      <p>{text.text}</p>
      <ul className={styles.list}>
        {text.list.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <blockquote className={styles.quote}>
        <p>{text.quote}</p>
      </blockquote>
      <p>{text.ending}</p>
    </article>
  );
}

const text = blogPage.post;
