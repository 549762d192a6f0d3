import type { EmblaCarouselType, EmblaPluginType } from 'embla-carousel';
import { slideSteps } from './timed-slide.ts';

/**
 * Makes the old slide drop out and the new one flip in, where one item shows: moves the track at once, and
 * marks both slides for the style sheet. A slide that a finger drags still slides.
 */
export function swapSlides(options: EmblaPluginType['options']): EmblaPluginType {
  let stop: () => void = () => undefined;

  return {
    name: 'swapSlides',
    options,
    init(api) {
      const clear = () => api.slideNodes().forEach(unmark);
      const onSelect = () => {
        clear();
        if (api.internalEngine().scrollBody.duration() === slideSteps) swap(api);
      };
      const container = api.containerNode();
      container.addEventListener('animationend', clear);
      api.on('select', onSelect).on('pointerDown', clear);
      stop = () => {
        container.removeEventListener('animationend', clear);
        api.off('select', onSelect).off('pointerDown', clear);
        clear();
      };
    },
    destroy: () => stop(),
  };
}

function swap(api: EmblaCarouselType) {
  const { animation, scrollBody } = api.internalEngine();
  const leaving = api.slideNodes()[api.previousScrollSnap()];
  const entering = api.slideNodes()[api.selectedScrollSnap()];
  if (!leaving || !entering) return;

  // As Embla jumps itself: no duration, and one round of its clock.
  scrollBody.useDuration(0);
  animation.update();
  animation.render(1);
  animation.update();

  // The old slide is off the stage now: it is animated in the place of the new one.
  const offset = entering.getBoundingClientRect().left - leaving.getBoundingClientRect().left;
  leaving.style.setProperty('--swap-from', `${offset}px`);
  leaving.dataset.swap = 'out';
  entering.dataset.swap = 'in';
}

function unmark(slide: HTMLElement) {
  delete slide.dataset.swap;
  slide.style.removeProperty('--swap-from');
}
