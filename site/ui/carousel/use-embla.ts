import useEmblaCarousel from 'embla-carousel-react';
import Autoplay from 'embla-carousel-autoplay';
import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { swapWhereOneShows } from './swap-where-one-shows.ts';
import { slideSteps, timedSlide } from './timed-slide.ts';

/** How long an item stays before the next slide begins. */
const autoplayMs = 4000;

const options: EmblaOptionsType = {
  loop: true,
  align: 'center',
  duration: slideSteps,
  breakpoints: {
    // Two have no middle item: the pair is centred, which is where the first meets the start.
    '(width >= 576px) and (width < 992px)': { align: 'start' },
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

  return { windowRef, api, selected: useSelected(api) };
}

function createPlugins() {
  return [
    timedSlide(),
    swapWhereOneShows({
      active: false,
      breakpoints: { '(width < 576px)': { active: true } },
    }),
    // Why it rests is for `useRest` to say; of its own reasons it keeps the hidden tab.
    Autoplay({ delay: autoplayMs, stopOnInteraction: false, stopOnFocusIn: false }),
  ];
}

/**
 * Takes the row over from the browser's own scrolling without a jump: answers the item that is in
 * the middle now, as laid out or as the visitor left it, and hands its place over to Embla.
 */
function takeOver(window: HTMLElement) {
  const middle = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const distances = [...(window.firstElementChild?.children ?? [])].map((slide) =>
    // Whole pixels: of two equally far from the middle the first is meant.
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
