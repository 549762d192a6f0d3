import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseEventBatch } from '#backend/analytics/parse-event-batch.ts';
import { batchBounds } from '#contract/event-batch.ts';
import { fakePage, fakeStorage } from '#test/fixtures/fake-page.ts';
import { logEvent } from './log-event.ts';
import { startAnalytics } from './start-analytics.ts';

let local: Map<string, string>;
let tab: Map<string, string>;
beforeEach(() => {
  local = new Map();
  tab = new Map();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('sends at once when there are many events, or when the page is hidden', () => {
  const page = openPage();
  for (let clicks = 0; clicks < 20; clicks += 1) click();
  page.hide();
  expect(page.batches().map((events) => events.length)).toEqual([20, 1]);
});

test('sends no more than the server takes: leaves out the oldest events and cuts long texts', () => {
  const path = `/${'p'.repeat(300)}`;
  const page = openPage({ isOnline: false });
  for (let read = 0; read <= batchBounds.events; read += 1) {
    logEvent({ name: 'article_read', parameters: { page_path: path } });
  }
  page.goOnline();
  page.hide();
  const [body = ''] = page.bodies;
  expect(page.batches().map((events) => events.length)).toEqual([40]);
  expect(body).toContain(`"${path.slice(0, 200)}"`);
  expect(Buffer.byteLength(body)).toBeLessThan(batchBounds.bytes);
  page.leave();
  expect(page.batches()).toHaveLength(1);
});

test('waits while offline', () => {
  const page = openPage({ isOnline: false });
  page.hide();
  page.goOnline();
  click();
  vi.advanceTimersByTime(5_000);
  expect(page.batches()).toEqual([['screen_view', 'phone_click']]);
});

test('leaves what could not be sent to the next page, once, with how the visit began', () => {
  const first = openPage({
    isLoaded: false,
    referrer: 'https://maps.example/',
    search: '?utm_source=map',
  });
  click();
  first.leave();
  const second = openPage({ path: '/about', isLoaded: false, referrer: 'https://own.example/' });
  expect(second.logged()).toEqual(['screen_view', 'phone_click', 'screen_view']);
  second.leave();
  const [referrer, search, ...left]: unknown[] = JSON.parse(tab.get('unsent-events') ?? '');
  expect([referrer, search]).toEqual(['https://maps.example/', '?utm_source=map']);
  expect(left).toHaveLength(3);
  second.leave();
  expect(tab.get('unsent-events')).toBe('[]');
});

test('logs nothing in a browser that is not to be counted', () => {
  local.set('do-not-count', 'yes');
  const page = openPage();
  page.leave();
  expect(page.logged()).toEqual([]);
  expect(tab.size).toBe(0);
});

test.each([true, false])('stops when the visitor leaves the count (online: %s)', (isOnline) => {
  const page = openPage({ isOnline });
  local.set('do-not-count', 'yes');
  click();
  page.leave();
  expect(tab.has('visit')).toBe(false);
  expect(tab.get('unsent-events')).toBe('[]');
  local.clear();
  page.leave();
  expect(page.batches()).toEqual([]);
});

function click(): void {
  logEvent({ name: 'phone_click', parameters: {} });
}

interface Options {
  readonly path?: string;
  readonly isLoaded?: boolean;
  readonly isOnline?: boolean;
  readonly referrer?: string;
  readonly search?: string;
}

/** Opens a page, which sends nothing before it has loaded. */
function openPage(options: Options = {}) {
  const { path = '/', isLoaded = true, isOnline = true, referrer = '', search = '' } = options;
  const bodies: string[] = [];
  const navigator = {
    onLine: isOnline,
    connection: { saveData: true },
    sendBeacon: (_: string, body: string) => bodies.push(body) > 0,
  };
  const { window, document } = fakePage(
    {
      readyState: isLoaded ? 'complete' : 'loading',
      visibilityState: 'visible',
      referrer,
      title: 'A page',
      querySelector: () => null,
      documentElement: { dataset: { screenName: path } },
    },
    {
      navigator,
      localStorage: fakeStorage(local),
      sessionStorage: fakeStorage(tab),
      location: { pathname: path, search, host: 'own.example' },
      // The end of an article comes into view in `analytics.spec.ts`.
      IntersectionObserver: vi.fn(),
      requestIdleCallback: (then: () => void) => then(),
    },
  );
  Object.assign(window, { requestIdleCallback: true });
  startAnalytics();
  return {
    bodies,
    goOnline: () => void (navigator.onLine = true),
    leave: () => void window.dispatchEvent(new Event('pagehide')),
    hide() {
      Object.assign(document, { visibilityState: 'hidden' });
      window.dispatchEvent(new Event('visibilitychange'));
    },
    logged: () => (window.analyticsQueue ?? []).map(({ name }) => name),
    /** The names of the events in each batch, as the server reads it. */
    batches: () =>
      bodies.map((body) => {
        const batch = parseEventBatch(JSON.parse(body));
        return batch === undefined ? [] : batch.events.map(({ name }) => name);
      }),
  };
}
