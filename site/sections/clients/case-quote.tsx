import { frame } from '#content-model/content.ts';
import type { Content } from '#content-model/content-schema.ts';
import { ContentPicture } from '#site/content/content-picture.tsx';
import { SampleMark } from '#site/ui/sample-mark.tsx';
import styles from './case-quote.module.css';

interface Props {
  readonly review: Content['reviews'][number];
  /** Whether the case study around it says so already. */
  readonly isMarked: boolean;
}

export function CaseQuote({ review, isMarked }: Props) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>{review.review}</p>
      </blockquote>
      <figcaption className={styles.who}>
        {/* The name is beside it. */}
        <ContentPicture
          image={review.avatarSrc}
          focus={review.focus}
          place="avatar"
          alt=""
          sizes="4rem"
          width="64"
          height="64"
        />
        <div>
          <p className={styles.name}>{review.reviewer}</p>
          <p className="note">
            {review.title} {review.sample && !isMarked && <SampleMark text={frame.sampleMark} />}
          </p>
        </div>
      </figcaption>
    </figure>
  );
}
