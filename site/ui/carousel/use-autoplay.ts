import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';

/** Runs Embla's autoplay, but not while it is paused, or has a mouse or a visible focus on it. */
export function useAutoplay(api: EmblaCarouselType | undefined) {
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isResting = isPaused || isHovered || isFocused;

  useEffect(() => {
    const autoplay = api?.plugins().autoplay;
    if (!api || !autoplay) return;
    if (!isResting) {
      autoplay.play();
      return;
    }
    // The plugin starts again by itself after a swipe, a resize, or when the tab is shown again.
    const stopAgain = () => queueMicrotask(() => autoplay.stop());
    autoplay.stop();
    api.on('autoplay:timerset', stopAgain);
    return () => {
      api.off('autoplay:timerset', stopAgain);
    };
  }, [api, isResting]);

  // A finger does not hover, and would never leave.
  const hover = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') setHovered(true);
  };
  return {
    isPaused,
    togglePaused: () => {
      setPaused(!isPaused);
      // Pressing play with the keyboard leaves the focus on the control.
      if (isPaused) setFocused(false);
    },
    onHover: {
      onPointerEnter: hover,
      // A pointer that was there before hydration does not enter.
      onPointerMove: hover,
      onPointerLeave: () => setHovered(false),
    },
    onFocusWithin: {
      onFocus({ target }: FocusEvent) {
        // A click also leaves a focus, which nobody sees.
        if (target.matches(':focus-visible')) setFocused(true);
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
