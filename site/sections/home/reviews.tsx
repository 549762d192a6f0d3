import { Carousel } from '#site/ui/carousel/carousel.tsx';
import { unquoted } from '#site/ui/unquoted.ts';
import { ReviewCard, type Review } from './review-card.tsx';
import styles from './reviews.module.css';

/**
 * The reviews of clients. An island as a whole, so that the carousel gets its cards as React. It is
 * complete before it hydrates.
 */
export function Reviews({ reviews }: { reviews: Review[] }) {
  return (
    <section
      className={styles.band}
      aria-labelledby="reviews-heading"
      {...unquoted(reviews.some(({ sample }) => sample))}
    >
      <Carousel label="Reviews" heading={<h2 id="reviews-heading">What owners say</h2>}>
        {reviews.map((review) => (
          <ReviewCard key={review.id} {...review} />
        ))}
      </Carousel>
    </section>
  );
}
