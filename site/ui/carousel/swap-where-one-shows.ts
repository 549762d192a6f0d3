import type { EmblaCarouselType, EmblaPluginType } from 'embla-carousel';
import { slideSteps } from './timed-slide.ts';

/**
 * Where one item shows, the old one drops out and the new one flips in, instead of sliding by. The
 * keyframes are the style sheet's: this moves the track at once, and marks the two slides with
 * `data-swap`. A finger still drags the track, and sees it slide.
 */
export function swapWhereOneShows(options: EmblaPluginType['options']): EmblaPluginType {
  let stop: () => void = () => undefined;

  return {
    name: 'swapWhereOneShows',
    options,
    init(api) {
      const clear = () => api.slideNodes().forEach(unmark);
      const swap = () => {
        clear();
        if (api.internalEngine().scrollBody.duration() === slideSteps) swapSlides(api);
      };
      const container = api.containerNode();
      container.addEventListener('animationend', clear);
      api.on('select', swap).on('pointerDown', clear);
      stop = () => {
        container.removeEventListener('animationend', clear);
        api.off('select', swap).off('pointerDown', clear);
        clear();
      };
    },
    destroy: () => stop(),
  };
}

function swapSlides(api: EmblaCarouselType) {
  const { animation, scrollBody } = api.internalEngine();
  const leaving = api.slideNodes()[api.previousScrollSnap()];
  const entering = api.slideNodes()[api.selectedScrollSnap()];
  if (!leaving || !entering) return;

  // The way Embla itself jumps: no duration, and a round of its clock by hand.
  scrollBody.useDuration(0);
  animation.update();
  animation.render(1);
  animation.update();

  // The old slide is off the stage now, and plays its part where the new one stands.
  const offset = entering.getBoundingClientRect().left - leaving.getBoundingClientRect().left;
  leaving.style.setProperty('--swap-from', `${offset}px`);
  leaving.dataset.swap = 'out';
  entering.dataset.swap = 'in';
}

function unmark(slide: HTMLElement) {
  delete slide.dataset.swap;
  slide.style.removeProperty('--swap-from');
}
