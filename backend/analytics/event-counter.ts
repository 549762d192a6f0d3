import { isbot } from 'isbot';
import type { EventBatch } from '#contract/event-batch.ts';
import { BoundedNames } from './bounded-names.ts';
import { countBatch } from './count-batch.ts';
import type { DailyCountStore } from './daily-counts.ts';
import { claimedMessages, type MessageClaimsDependencies } from './message-claims.ts';
import { addDays } from './calendar.ts';
import type { SiteScreens } from './site-screens.ts';

/** Counts the events of a page. Throws `StoreUnavailable` when they cannot be stored. */
export type EventCounter = (batch: EventBatch, sender: EventSender) => Promise<void>;

/** Used to judge a batch, and never stored. */
export interface EventSender {
  /** The subnet of the IP address. */
  readonly subnet: string;
  readonly userAgent: string | undefined;
}

export interface EventCounterDependencies extends MessageClaimsDependencies {
  readonly store: DailyCountStore;
  /** The day of a moment by the agency's clock. */
  readonly dayOf: (moment: number) => string;
  readonly screens: SiteScreens;
}

/**
 * Counts batches of events. Stores nothing about the visitor: the browser's name only tells whether it
 * is a crawler, and the subnet only counts how many subnets brought a new source or campaign.
 */
export function eventCounter(dependencies: EventCounterDependencies): EventCounter {
  const { store, clock, dayOf, screens } = dependencies;
  const namesOf = namesOfDay(store);
  return async function countEvents(batch, { subnet, userAgent }) {
    const day = dayOf(clock());
    // No browser that a person uses is without a name.
    const isCrawler = userAgent === undefined || userAgent === '' || isbot(userAgent);
    const names = await namesOf(day);
    const messages = isCrawler ? [] : await claimedMessages(dependencies, batch);
    const messageDays = messages.map(dayOf);
    const counts = countBatch(batch, { day, isCrawler, screens, messageDays });
    await store.add(counts.map((count) => names.bound(count, subnet)));
  };
}

/** Returns the names of the current day, read once: after a start, and at midnight. */
function namesOfDay(store: DailyCountStore): (day: string) => Promise<BoundedNames> {
  let today: { readonly day: string; readonly names: Promise<BoundedNames> } | undefined;
  return (day) => {
    if (today?.day !== day) {
      const names = Promise.all([
        store.between(day, day),
        store.sourceNames(addDays(day, -rememberedDays), addDays(day, -1)),
      ]).then(([counted, recent]) => new BoundedNames(counted, recent));
      today = { day, names };
      // What could not be read is read again for the next page that asks.
      names.catch(() => {
        if (today?.names === names) today = undefined;
      });
    }
    return today.names;
  };
}

/** A source or campaign that was named on one of so many days before needs no new subnets. */
const rememberedDays = 30;
