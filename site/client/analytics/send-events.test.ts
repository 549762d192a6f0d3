import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseEventBatch } from '#backend/analytics/parse-event-batch.ts';
import type { AnalyticsEvent, LoggedEvent } from '#contract/analytics-events.ts';
import { batchBounds, eventsAddress } from '#contract/event-batch.ts';
import { screenView } from '#test/fixtures/event-batches.ts';
import { logEvent } from './log-event.ts';
import { sendEvents } from './send-events.ts';

const click: AnalyticsEvent = { name: 'phone_click', parameters: {} };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('sends events together after a short wait, once', () => {
  const page = openPage();
  page.log(click);
  page.log(click);
  expect(page.batches()).toEqual([]);
  vi.advanceTimersByTime(10_000);
  page.hide();
  expect(page.batches().map(({ events }) => events.length)).toEqual([2]);
});

test('sends at once when there are many events, or when the page is hidden', () => {
  const page = openPage();
  for (let clicks = 0; clicks < 21; clicks += 1) page.log(click);
  page.hide();
  expect(page.batches().map(({ events }) => events.length)).toEqual([20, 1]);
});

test('sends no more than the server takes: leaves out the oldest events and cuts long texts', () => {
  const path = `/${'p'.repeat(300)}`;
  const page = openPage({ isOnline: false });
  for (let read = 0; read <= batchBounds.events; read += 1) {
    page.log({ name: 'article_read', parameters: { page_path: path } });
  }
  page.goOnline();
  page.hide();
  const [batch] = page.batches();
  expect(batch?.events).toHaveLength(40);
  expect(batch?.events.at(-1)?.parameters).toEqual({ page_path: path.slice(0, 200) });
  expect(page.outbox.sent).toBe(page.outbox.events.length);
  expect(Buffer.byteLength(page.bodies[0] ?? '')).toBeLessThan(batchBounds.bytes);
});

test('waits while offline', () => {
  const page = openPage({ isOnline: false });
  page.log(click);
  page.hide();
  expect(page.outbox.sent).toBe(0);
  page.goOnline();
  page.log(click);
  vi.advanceTimersByTime(5_000);
  expect(page.batches().map(({ events }) => events.length)).toEqual([2]);
});

test.each([
  ['refuses a beacon', () => false],
  ['has no beacons', undefined],
])('sends a request that outlives the page where the browser %s', (_, sendBeacon) => {
  const page = openPage({ sendBeacon });
  page.log(click);
  page.hide();
  expect(page.requests).toEqual([
    [eventsAddress, { method: 'POST', body: expect.any(String), keepalive: true }],
  ]);
});

test('logs once for each view of an article that its end came into view', () => {
  const page = openPage();
  page.seeEnd(false);
  page.seeEnd(true);
  page.seeEnd(true);
  const { name, parameters } = screenView('/services/post/:slug', '/services/post/seo');
  if (name === 'screen_view') page.log({ name, parameters });
  page.seeEnd(true);
  expect(page.outbox.events.map((event) => event.name)).toEqual([
    'article_read',
    'screen_view',
    'article_read',
  ]);
});

/** Opens an article with what `sendEvents` needs of its page. */
function openPage(options: { isOnline?: boolean; sendBeacon?: (() => boolean) | undefined } = {}) {
  const bodies: string[] = [];
  const requests: unknown[][] = [];
  const events: LoggedEvent[] = [];
  const window = new EventTarget();
  const document = {
    visibilityState: 'visible',
    documentElement: { dataset: { screenName: '/services/post/:slug' } },
    querySelector: () => ({}),
  };
  const queue = (_: string, body: string) => bodies.push(body) > 0;
  const sendBeacon = 'sendBeacon' in options ? options.sendBeacon : queue;
  const navigator = { onLine: options.isOnline ?? true, ...(sendBeacon && { sendBeacon }) };
  let onIntersection: ((entries: readonly { isIntersecting: boolean }[]) => void) | undefined;
  class FakeObserver {
    readonly #callback: typeof onIntersection;
    constructor(callback: typeof onIntersection) {
      this.#callback = callback;
    }
    observe() {
      onIntersection = this.#callback;
    }
    disconnect() {
      onIntersection = undefined;
    }
  }
  vi.stubGlobal('window', { analyticsQueue: events });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('location', { host: 'fourteener.example', pathname: '/services/post/seo' });
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('fetch', (...request: unknown[]) => {
    requests.push(request);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  const outbox = { events, inherited: 0, sent: 0, referrer: '', search: '' };
  sendEvents(outbox);
  return {
    outbox,
    bodies,
    requests,
    log: logEvent,
    goOnline: () => void (navigator.onLine = true),
    hide() {
      document.visibilityState = 'hidden';
      window.dispatchEvent(new Event('visibilitychange'));
    },
    seeEnd: (isIntersecting: boolean) => onIntersection?.([{ isIntersecting }]),
    /** The batches as the server reads them. */
    batches: () =>
      bodies.map((body) => {
        const parsed = parseEventBatch(body);
        if (!parsed.ok) throw new Error(parsed.problem);
        return parsed.batch;
      }),
  };
}
