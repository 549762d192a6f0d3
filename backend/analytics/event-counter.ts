import { isbot } from 'isbot';
import type { EventBatch } from '#contract/event-batch.ts';
import type { Clock } from '../contact/ports.ts';
import { BoundedNames } from './bounded-names.ts';
import { countBatch } from './count-batch.ts';
import type { DailyCountStore } from './daily-counts.ts';
import type { SiteScreens } from './site-screens.ts';

/** Counts what a page tells. Throws `StoreUnavailable` where it cannot be kept. */
export type EventCounter = (batch: EventBatch, userAgent: string | undefined) => Promise<void>;

export interface EventCounterDependencies {
  readonly store: DailyCountStore;
  readonly clock: Clock;
  /** The day of a moment by the agency's clock. */
  readonly dayOf: (moment: number) => string;
  readonly screens: SiteScreens;
}

/** Nothing of the visitor is kept: the browser's name says whether it is a crawler, and is forgotten. */
export function eventCounter(dependencies: EventCounterDependencies): EventCounter {
  const { store, clock, dayOf, screens } = dependencies;
  const namesOf = namesOfDay(store);
  return async function countEvents(batch, userAgent) {
    const day = dayOf(clock());
    // No browser that a person uses is without a name.
    const isCrawler = userAgent === undefined || userAgent === '' || isbot(userAgent);
    const counts = countBatch(batch, { day, isCrawler, screens });
    const names = await namesOf(day);
    await store.add(counts.map((count) => names.bound(count)));
  };
}

/** The names of the day that it is, read once: after a start, and at midnight. */
function namesOfDay(store: DailyCountStore): (day: string) => Promise<BoundedNames> {
  let today: { readonly day: string; readonly names: Promise<BoundedNames> } | undefined;
  return (day) => {
    if (today?.day !== day) {
      const names = store.between(day, day).then((counted) => new BoundedNames(counted));
      today = { day, names };
      // What could not be read is read again for the next page that asks.
      names.catch(() => {
        if (today?.names === names) today = undefined;
      });
    }
    return today.names;
  };
}
