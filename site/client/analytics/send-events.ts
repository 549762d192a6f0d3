import { eventsAddress, type batchBounds, type EventBatch } from '#contract/event-batch.ts';
import { functionsAddress } from '../functions-address.ts';
import { logEvent } from './log-event.ts';
import { mayCount } from './may-count.ts';
import type { Outbox } from './outbox.ts';
import { visitOf } from './visit.ts';

/** A batch is sent at this many events, or after this time in milliseconds. */
const batchSize = 20;
const maxWait = 5_000;
/** More events can wait after a time offline only. The oldest are left out. */
const maxBatchSize = 40;

// The server's limit. Importing the number would load the server's schema; its type is enough to keep both the same.
const maxText: (typeof batchBounds)['text'] = 200;

/** Sends the events of this page to our own server. Offline they stay in the outbox. */
export function sendEvents(outbox: Outbox): void {
  const { events } = outbox;
  const flush = () => {
    const batch = events.slice(outbox.sent).slice(-maxBatchSize);
    if (batch.length === 0 || !navigator.onLine) return;
    outbox.sent = events.length;
    // The visitor may have left the count in another tab.
    if (mayCount()) send({ ...visitOf(batch, outbox), events: batch });
  };
  outbox.flush = flush;
  const sendSoon = () => {
    if (events.length - outbox.sent < batchSize) setTimeout(flush, maxWait);
    else flush();
  };
  const watchArticleEnd = articleEndWatcher();
  addEventListener('event-logged', () => {
    if (events.at(-1)?.name === 'screen_view') watchArticleEnd();
    sendSoon();
  });
  // It bubbles: on the window, everything that logs on this event has done so.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  watchArticleEnd();
  sendSoon();
}

function send(batch: EventBatch): void {
  const body = JSON.stringify(batch, (_, value: unknown) =>
    typeof value === 'string' ? value.slice(0, maxText) : value,
  );
  const address = functionsAddress(eventsAddress);
  // As plain text: for JSON a browser would ask functions on another origin for permission first.
  const isQueued = 'sendBeacon' in navigator && navigator.sendBeacon(address, body);
  if (isQueued) return;
  fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

/** Returns a function that logs, once for each call, that the end of the article came into view. */
function articleEndWatcher(): () => void {
  const end = document.querySelector('[data-article-end]');
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    logEvent({ name: 'article_read', parameters: { page_path: location.pathname } });
  });
  return () => {
    if (end) observer.observe(end);
  };
}
