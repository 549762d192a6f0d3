import type { EmblaCarouselType } from 'embla-carousel';
import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * Two ways to move the slides for who cannot swipe (WCAG 2.5.7): the arrow keys, and a click on
 * the item beside the middle one.
 */
export function useSteering(api: EmblaCarouselType | undefined) {
  if (!api) return {};
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      // Or the browser scrolls the row as well, from under Embla.
      event.preventDefault();
      if (event.key === 'ArrowLeft') api.scrollPrev();
      else api.scrollNext();
    },
    /** Found by place and not by target: a repeated item is inert and gets no clicks. */
    onClick({ clientX }: MouseEvent) {
      const middle = api.slideNodes()[api.selectedScrollSnap()]?.getBoundingClientRect();
      if (!middle) return;
      if (clientX < middle.left) api.scrollPrev();
      if (clientX > middle.right) api.scrollNext();
    },
  };
}
