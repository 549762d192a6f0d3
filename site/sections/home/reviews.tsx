import type { Content } from '#contract/content/content-schema.ts';
import { Carousel } from '#site/ui/carousel/carousel.tsx';
import { PictureImage } from '#site/content/picture-image.tsx';
import type { PictureSources } from '#site/content/picture-sources.ts';
import { SampleMark, unquoted } from '#site/ui/sample-mark.tsx';
import styles from './reviews.module.css';

/** A review with the sources of its portrait. */
type Review = Omit<Content['reviews'][number], 'avatarSrc' | 'focus'> & { avatar: PictureSources };

interface Props {
  reviews: Review[];
  text: Content['homePage']['reviews'];
}

/**
 * The reviews of clients. An island as a whole, so that the carousel gets its cards as React. It is
 * complete before it hydrates.
 */
export function Reviews({ reviews, text }: Props) {
  return (
    <section
      className={styles.band}
      aria-labelledby="reviews-heading"
      {...unquoted(reviews.some(({ sample }) => sample))}
    >
      <Carousel {...text} heading={<h2 id="reviews-heading">{text.heading}</h2>}>
        {reviews.map((review) => (
          <ReviewCard key={review.id} {...review} />
        ))}
      </Carousel>
    </section>
  );
}

/** One client's review. */
function ReviewCard({ sample, review, reviewer, title, avatar }: Review) {
  return (
    <figure className={styles.card}>
      <blockquote className={styles.quote}>
        <p>{review}</p>
      </blockquote>
      <figcaption className={styles.foot}>
        {/* The name is beside it. */}
        <PictureImage
          className={styles.portrait}
          picture={avatar}
          alt=""
          sizes="3rem"
          width="48"
          height="48"
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
