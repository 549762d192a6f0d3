import { drawing } from '#site/content/drawing.ts';
import type { Review } from './review-card.tsx';

/**
 * A review with the address of its portrait. For the page to call, not the island: the list of all
 * drawings would go to the browser with it.
 */
export function withPortrait({
  avatarSrc,
  ...review
}: Omit<Review, 'avatarUrl'> & { avatarSrc: string }): Review {
  return { ...review, avatarUrl: drawing(avatarSrc).src };
}
