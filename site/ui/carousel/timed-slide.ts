import type { EmblaPluginType } from 'embla-carousel';

/** In steps of Embla's clock, which has 60 in a second: 1000 ms. */
export const slideSteps = 60;

/**
 * Makes a slide last 1000 ms, as the specification asks: in Embla it depends on the width of the screen.
 * Eases what has the duration of Embla's options. A drag keeps Embla's physics.
 */
export function timedSlide(): EmblaPluginType {
  return {
    name: 'timedSlide',
    options: {},
    init(api) {
      const engine = api.internalEngine();
      engine.scrollBody = timedScrollBody(engine);
    },
    // Embla creates a new engine when it starts again.
    destroy: () => undefined,
  };
}

type Engine = ReturnType<Parameters<EmblaPluginType['init']>[0]['internalEngine']>;
type Moving = Pick<Engine, 'scrollBody' | 'location' | 'previousLocation' | 'target'>;

/** Embla's scroll body, eased over {@link slideSteps} steps. */
function timedScrollBody({ scrollBody: physics, location, previousLocation, target }: Moving) {
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
      // A new slide changes the remaining distance; a loop moves location and target alike.
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

function easeInOut(part: number) {
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
}
