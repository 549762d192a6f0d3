import { SampleMark } from '#site/ui/sample-mark.tsx';
import styles from './review-card.module.css';

/** A client's review, as the page shows it. */
export interface Review {
  id: string;
  /** An invented review: the card says so. */
  sample: boolean;
  review: string;
  reviewer: string;
  /** Their trade or business. */
  title: string;
  /** Address of their square portrait. */
  avatarUrl: string;
}

/** One client's review. */
export function ReviewCard({ sample, review, reviewer, title, avatarUrl }: Review) {
  return (
    <figure className={styles.card}>
      <blockquote className={styles.quote}>
        <p>{review}</p>
      </blockquote>
      <figcaption className={styles.foot}>
        {/* The name is beside it. */}
        <img
          className={styles.portrait}
          src={avatarUrl}
          alt=""
          width="48"
          height="48"
          loading="lazy"
          draggable="false"
        />
        <div className={styles.who}>
          <p className={styles.name}>{reviewer}</p>
          <p>{title}</p>
        </div>
        {sample && (
          <p className={styles.sample}>
            <SampleMark />
          </p>
        )}
      </figcaption>
    </figure>
  );
}
