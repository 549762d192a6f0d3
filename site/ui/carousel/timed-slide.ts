import type { EmblaPluginType } from 'embla-carousel';

/** How long a slide takes, in steps of Embla's clock, which makes 60 in a second: 1000 ms. */
export const slideSteps = 60;

/**
 * Makes a slide last exactly 1000 ms.
 *
 * Embla moves by attraction and friction, and its `duration` is a strength, not a time: how long a
 * slide takes depends on the width of the screen. So, as embla-carousel-fade does, this takes the
 * place of the engine's `scrollBody`. It eases what a click, a key or the autoplay began, known by
 * the duration that Embla's options set; a finger's drag and its release stay with Embla's physics,
 * which keep the finger's speed.
 */
export function timedSlide(): EmblaPluginType {
  return {
    name: 'timedSlide',
    options: {},
    init(api) {
      const engine = api.internalEngine();
      engine.scrollBody = timedScrollBody(engine);
    },
    // Embla makes a new engine each time that it starts again.
    destroy: () => undefined,
  };
}

type Engine = ReturnType<Parameters<EmblaPluginType['init']>[0]['internalEngine']>;
type Moving = Pick<Engine, 'scrollBody' | 'location' | 'previousLocation' | 'target'>;

/** Embla's scroll body, eased over {@link slideSteps} steps. */
export function timedScrollBody({
  scrollBody: physics,
  location,
  previousLocation,
  target,
}: Moving) {
  let step = 0;
  let distance = 0;
  let ahead = 0;

  const isTimed = () => physics.duration() === slideSteps;

  const body: Engine['scrollBody'] = {
    ...physics,
    direction: () => (isTimed() ? Math.sign(distance) : physics.direction()),
    seek() {
      if (!isTimed()) {
        ahead = 0;
        physics.seek();
        return body;
      }
      // Only the way ahead says whether a new slide began: a loop moves location and target alike.
      const remaining = target.get() - location.get();
      if (Math.abs(remaining - ahead) > 0.01) {
        distance = remaining;
        step = 0;
      }
      step = Math.min(step + 1, slideSteps);
      ahead = distance * (1 - easeInOut(step / slideSteps));
      previousLocation.set(location.get());
      location.set(target.get() - ahead);
      return body;
    },
  };
  return body;
}

/** Cubic, on both sides. */
function easeInOut(part: number) {
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
}
