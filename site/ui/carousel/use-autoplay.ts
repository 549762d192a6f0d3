import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect } from 'react';

/** Lets Embla's autoplay run unless there is a reason to rest. */
export function useAutoplay(api: EmblaCarouselType | undefined, resting: boolean) {
  useEffect(() => {
    const autoplay = api?.plugins().autoplay;
    if (!api || !autoplay) return;
    if (!resting) {
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
  }, [api, resting]);
}
