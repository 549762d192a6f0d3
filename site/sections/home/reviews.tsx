import { Carousel } from '#site/ui/carousel/carousel.tsx';
import { unquoted } from '#site/ui/unquoted.ts';
import { ReviewCard, type Review } from './review-card.tsx';
import styles from './reviews.module.css';

/**
 * What clients say. An island as a whole, so that the carousel gets its cards as React: it is
 * static until it comes into view, and complete without.
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
