import useEmblaCarousel from 'embla-carousel-react';
import Autoplay from 'embla-carousel-autoplay';
import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import {
  useCallback,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { swapSlides } from './swap-slides.ts';
import { slideSteps, timedSlide } from './timed-slide.ts';

/** From the specification, in milliseconds. */
const autoplayTimeout = 4000;

const options: EmblaOptionsType = {
  loop: true,
  align: 'center',
  duration: slideSteps,
  breakpoints: {
    // Two have no middle item: the pair is centered when the first one is at the start.
    '(width >= 36em) and (width < 62em)': { align: 'start' },
  },
};

/** Embla on the element that `windowRef` is given; its first child is the track of slides. */
export function useEmbla() {
  const [plugins] = useState(createPlugins);
  const [startIndex, setStartIndex] = useState(0);
  const [emblaRef, api] = useEmblaCarousel({ ...options, startIndex }, plugins);

  const windowRef = useCallback(
    (window: HTMLElement | null) => {
      if (window) setStartIndex(takeOver(window));
      emblaRef(window);
    },
    [emblaRef],
  );

  return { windowRef, api, selected: useSelected(api), steering: api && steering(api) };
}

function createPlugins() {
  return [
    timedSlide(),
    swapSlides({
      active: false,
      breakpoints: { '(width < 36em)': { active: true } },
    }),
    // `useAutoplay` decides when it rests. The plugin itself still does in a hidden tab.
    Autoplay({ delay: autoplayTimeout, stopOnInteraction: false, stopOnFocusIn: false }),
  ];
}

/** Takes over without a jump. Returns the index of the item in the middle, as the visitor left it. */
function takeOver(window: HTMLElement) {
  const middle = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const distances = [...(window.firstElementChild?.children ?? [])].map((slide) =>
    // In whole pixels, so that the first of two at the same distance is taken.
    Math.round(Math.abs(middle(slide) - middle(window))),
  );
  window.scrollLeft = 0;
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

function useSelected(api: EmblaCarouselType | undefined) {
  const subscribe = useCallback(
    (changed: () => void) => {
      api?.on('select', changed).on('reInit', changed);
      return () => api?.off('select', changed).off('reInit', changed);
    },
    [api],
  );
  return useSyncExternalStore(
    subscribe,
    () => api?.selectedScrollSnap() ?? 0,
    () => 0,
  );
}

/** Moves the slides without a swipe (WCAG 2.5.7): by arrow keys, or by a click on an item at the side. */
function steering(api: EmblaCarouselType) {
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      // Keeps the browser from scrolling the row as well.
      event.preventDefault();
      if (event.key === 'ArrowLeft') api.scrollPrev();
      else api.scrollNext();
    },
    /** By place and not by target: a repeated item is inert and gets no clicks. */
    onClick({ clientX }: MouseEvent) {
      const middle = api.slideNodes()[api.selectedScrollSnap()]?.getBoundingClientRect();
      if (!middle) return;
      if (clientX < middle.left) api.scrollPrev();
      if (clientX > middle.right) api.scrollNext();
    },
  };
}
