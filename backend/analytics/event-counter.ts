import { isbot } from 'isbot';
import type { AppCheckRecords } from '../app-check/app-check-records.ts';
import type { Clock } from '../runtime/clock.ts';
import type { MessageStore } from '../contact/message-store.ts';
import { BoundedNames, knownDays, PendingNames } from './bounded-names.ts';
import { addDays } from './calendar.ts';
import { countBatch } from './count-batch.ts';
import type { DailyCountStore } from './daily-counts.ts';
import type { CountedBatch } from './parse-event-batch.ts';
import type { SiteScreens } from './site-screens.ts';

export type EventCounter = ReturnType<typeof eventCounter>;

interface EventCounterDependencies {
  readonly store: Pick<DailyCountStore, 'add' | 'between'>;
  readonly messages: Pick<MessageStore, 'get'>;
  readonly uses: Pick<AppCheckRecords, 'countUse'>;
  readonly clock: Clock;
  readonly dayOf: (moment: number) => string;
  readonly screens: () => SiteScreens;
}

/** Counts batches of events, and stores nothing about the visitor. */
export function eventCounter(dependencies: EventCounterDependencies) {
  const { store, clock, dayOf, screens } = dependencies;
  const namesOf = namesOfDay(store);
  return async function countEvents(batch: CountedBatch, subnet: string, userAgent = '') {
    const day = dayOf(clock());
    // Every browser sends its name.
    const isCrawler = userAgent === '' || isbot(userAgent);
    const names = await namesOf(day);
    const claimed = isCrawler ? [] : await claimedMessages(dependencies, batch);
    const messageDays = claimed.map(dayOf);
    const counts = countBatch(batch, { day, isCrawler, screens: screens(), messageDays });
    await store.add(counts.map((count) => names.bound(count, subnet)));
  };
}

function namesOfDay(store: Pick<DailyCountStore, 'between'>) {
  const pending = new PendingNames();
  let current: { readonly day: string; readonly names: Promise<BoundedNames> } | undefined;
  return (day: string): Promise<BoundedNames> => {
    if (current?.day !== day) {
      if (current) pending.beginDay();
      const names = store
        .between(addDays(day, -knownDays), day)
        .then((counted) => new BoundedNames(counted, day, pending));
      current = { day, names };
      // The next batch reads again.
      names.catch(() => {
        if (current?.names === names) current = undefined;
      });
    }
    return current.names;
  };
}

/** Returns when the messages that a batch claims were received. A claim counts once, for a recent message. */
async function claimedMessages(
  { messages, uses, clock }: EventCounterDependencies,
  { events }: CountedBatch,
): Promise<readonly number[]> {
  const ids = new Set(events.flatMap((event) => ('messageId' in event ? event.messageId : [])));
  const received: number[] = [];
  for (const id of [...ids].slice(0, maxClaims)) {
    const message = await messages.get(id);
    if (message === undefined) continue;
    const expiresAt = message.receivedAt + claimPeriod;
    if (clock() > expiresAt) continue;
    // Recorded for longer than the period, because servers' clocks differ.
    const count = await uses.countUse(`sent ${id}`, expiresAt + claimPeriod);
    if (count === 1) received.push(message.receivedAt);
  }
  return received;
}

/** In milliseconds. Long enough for a page that was offline for a moment. */
export const claimPeriod = 15 * 60 * 1000;

/** A form sends one message at a time. Without a limit, a batch of made-up ids costs 50 reads. */
const maxClaims = 3;
