import { ContentPicture } from '#site/content/content-picture.tsx';
import styles from './sample-post.module.css';

/** A placeholder post with every part that a post can have. */
export function SamplePost() {
  return (
    <article className={styles.post} aria-labelledby="post-heading">
      <header className={styles.head}>
        <p className="note">Category · Date · Minutes to read</p>
        <h2 id="post-heading">The title of a post stands here, on two lines at most</h2>
        <p className={styles.lead}>
          One or two sentences under the title say what an owner will know after reading.
        </p>
      </header>
      <figure className={styles.figure}>
        <ContentPicture
          image="social-and-email.svg"
          alt="A notice board beside a letter box."
          place="service"
          sizes="(width >= 960px) 60vw, 100vw"
        />
        <figcaption className="note">A drawing or a photo, and what it shows.</figcaption>
      </figure>
      <p>
        This paragraph stands where the first one of a post will be. It is as long as a good first
        paragraph: long enough to say what the matter is, and short enough to be read on a phone
        between two customers.
      </p>
      <p>
        The second paragraph goes on from there. Where a post names a number, the number comes with
        its source. Where it names a client, the client has said yes.
      </p>
      <h3>A heading inside a post</h3>
      <p>
        Under it stand two or three paragraphs about one thing. Where there are steps, they become a
        list:
      </p>
      <ul className={styles.list}>
        <li>The first step, in one sentence.</li>
        <li>The second step, which takes a few words more than the first.</li>
        <li>The third step, and what it leads to.</li>
      </ul>
      <blockquote className={styles.quote}>
        <p>A sentence that is worth a second look stands by itself, in larger letters.</p>
      </blockquote>
      <p>The last paragraph says what to do next, and links to it.</p>
    </article>
  );
}
