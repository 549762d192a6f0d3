import type { LoggedEvent } from '#contract/analytics-events.ts';
import { mayCount } from './may-count.ts';
import { readTab, writeTab } from '../tab-storage.ts';

/** The events of this page, until they are sent. */
export interface Outbox {
  /** Oldest first; the list grows. It starts with those that the page before could not send. */
  readonly events: readonly LoggedEvent[];
  /** How many of them are from pages before. */
  readonly inherited: number;
  sent: number;
  /** Sends the rest at once. Set once sending has begun (`send-events.ts`). */
  flush?: () => void;
  /** How the visitor came to the page of the first event. */
  readonly referrer: string;
  readonly search: string;
}

/** Opens the outbox of this page. When the page is left, unsent events are stored for the next one. */
export function openOutbox(): Outbox {
  const [referrer = document.referrer, search = location.search, ...unsent] = readTab(unsentKey);
  const events = (window.analyticsQueue = unsent.filter(isEvent));
  const outbox: Outbox = {
    events,
    inherited: events.length,
    sent: 0,
    referrer: String(referrer),
    search: String(search),
  };
  addEventListener('pagehide', () => {
    outbox.flush?.();
    const left = events.slice(outbox.sent);
    writeTab(unsentKey, left.length > 0 && mayCount() ? [referrer, search, ...left] : []);
    outbox.sent = events.length;
  });
  return outbox;
}

export const unsentKey = 'unsent-events';

function isEvent(value: unknown): value is LoggedEvent {
  return typeof value === 'object' && value !== null && 'parameters' in value;
}
