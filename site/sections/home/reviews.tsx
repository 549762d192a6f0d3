import { Carousel } from '#site/ui/carousel/carousel.tsx';
import { ReviewCard, type Review } from './review-card.tsx';
import styles from './reviews.module.css';

/**
 * What clients say; invented words are not for search engines to quote. An island as a whole, so that the carousel gets its cards as React: it is
 * static until it comes into view, and complete without.
 */
export function Reviews({ reviews }: { reviews: Review[] }) {
  return (
    <section
      className={styles.band}
      aria-labelledby="reviews-heading"
      data-nosnippet={reviews.some(({ sample }) => sample) || undefined}
    >
      <Carousel label="Reviews" heading={<h2 id="reviews-heading">What owners say</h2>}>
        {reviews.map((review) => (
          <ReviewCard key={review.id} {...review} />
        ))}
      </Carousel>
    </section>
  );
}
