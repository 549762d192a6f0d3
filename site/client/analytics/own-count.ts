import { eventsAddress, type batchBounds, type EventBatch } from '#contract/event-batch.ts';
import { functionsAddress } from '../functions-address.ts';
import { articleEnd } from './article-read.ts';
import type { Outbox } from './start-analytics.ts';
import { visitOf } from './visit.ts';

/** So many events are told at once; fewer wait this long for others, in milliseconds. */
const batchSize = 20;
const longestWait = 5_000;
/** More can wait only where there was no connection. The oldest are left out. */
const mostAtOnce = 40;

const longestText: (typeof batchBounds)['text'] = 200;

/** Tells our own server what happens on this page. Without a connection it stays in the outbox. */
export function countOurselves(outbox: Outbox): void {
  const { events, logEvent, mayCount } = outbox;
  outbox.tell = () => {
    const batch = events.slice(outbox.told).slice(-mostAtOnce);
    if (batch.length === 0 || !navigator.onLine) return;
    outbox.told = events.length;
    // Also a page that was open before may have been told to stop: in another tab, or on the next page.
    if (mayCount()) send({ ...visitOf(batch, outbox), events: batch });
  };
  const wait = () => {
    if (events.length - outbox.told < batchSize) setTimeout(outbox.tell, longestWait);
    else outbox.tell();
  };
  const watchForEnd = articleEnd(logEvent);
  addEventListener('event-logged', () => {
    if (events.at(-1)?.name === 'screen_view') watchForEnd();
    wait();
  });
  // It bubbles: here, everybody else who logs something at this moment has done so.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') outbox.tell();
  });
  watchForEnd();
  wait();
}

function send(batch: EventBatch): void {
  // As plain text: of JSON a browser would ask functions on another origin first whether they take it.
  const body = JSON.stringify(batch, cut);
  const address = functionsAddress(eventsAddress);
  // Some browsers lack it, and it refuses what is too much at once.
  const isTaken = 'sendBeacon' in navigator && navigator.sendBeacon(address, body);
  if (isTaken) return;
  fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

function cut(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.slice(0, longestText) : value;
}
