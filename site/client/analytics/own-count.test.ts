import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseEventBatch } from '#backend/analytics/parse-event-batch.ts';
import type { AnalyticsEvent, LoggedEvent } from '#contract/analytics-events.ts';
import { batchBounds, eventsAddress } from '#contract/event-batch.ts';
import { countOurselves } from './own-count.ts';
import type { Outbox } from './start-analytics.ts';

const longestWait = 5_000;
const click: AnalyticsEvent = { name: 'phone_click', parameters: {} };

let page: FakePage;
beforeEach(() => {
  vi.useFakeTimers();
  page = new FakePage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what happens on a page', () => {
  test('is told together after a short wait, and once', () => {
    page.log(click);
    page.count();
    page.log(click);
    expect(page.beacons).toEqual([]);
    vi.advanceTimersByTime(longestWait);
    vi.advanceTimersByTime(longestWait);
    page.hide();
    expect(page.told().map(({ events }) => events.length)).toEqual([2]);
  });

  test('is told at once where it is much, or the visitor turns away', () => {
    page.count();
    for (let clicks = 0; clicks < 20; clicks += 1) page.log(click);
    page.log(click);
    page.hide();
    expect(page.told().map(({ events }) => events.length)).toEqual([20, 1]);
  });

  test('is no larger than the server takes: the oldest and the ends of long texts are left out', () => {
    const path = `/${'p'.repeat(300)}`;
    page.log(click);
    for (let read = 0; read < batchBounds.events; read += 1) {
      page.log({ name: 'article_read', parameters: { page_path: path } });
    }
    page.count();
    const [batch] = page.told();
    expect(batch?.events).toHaveLength(40);
    expect(batch?.events.at(-1)?.parameters).toEqual({ page_path: path.slice(0, 200) });
    expect(page.outbox.told).toBe(page.events.length);
    expect(Buffer.byteLength(page.beacons[0] ?? '')).toBeLessThan(batchBounds.bytes);
  });

  test('waits for a connection', () => {
    page.isOnline = false;
    page.count();
    page.log(click);
    page.hide();
    expect(page.outbox.told).toBe(0);
    page.isOnline = true;
    page.log(click);
    vi.advanceTimersByTime(longestWait);
    expect(page.told().map(({ events }) => events.length)).toEqual([2]);
  });
});

describe('a beacon', () => {
  test('that is refused, or that the browser lacks, goes as a request that may outlive the page', () => {
    for (const sendBeacon of [() => false, undefined]) {
      page = new FakePage();
      page.stubNavigator(sendBeacon);
      page.count();
      page.log(click);
      page.hide();
      expect(page.requests).toEqual([
        [eventsAddress, { method: 'POST', body: expect.any(String), keepalive: true }],
      ]);
    }
  });
});

test('an article is read when its end is in view, once for each time that it is shown', () => {
  page.count();
  page.seeEnd(false);
  page.seeEnd(true);
  page.seeEnd(true);
  expect(page.events.map(({ name }) => name)).toEqual(['article_read']);
  page.log(shown);
  page.seeEnd(true);
  expect(page.events.map(({ name }) => name)).toEqual([
    'article_read',
    'screen_view',
    'article_read',
  ]);
});

type Observed = (entries: readonly { isIntersecting: boolean }[]) => void;

/** Stands in for a page that has an article, and for what the script that counts is given there. */
class FakePage {
  readonly beacons: string[] = [];
  readonly requests: unknown[][] = [];
  readonly events: LoggedEvent[] = [];
  readonly outbox: Outbox;
  isOnline = true;
  readonly #window = new EventTarget();
  readonly #document = {
    visibilityState: 'visible',
    documentElement: { dataset: { screenName: '/services/post/:slug' } },
    querySelector: () => ({}),
  };
  #observed: Observed | undefined;

  constructor() {
    this.outbox = {
      events: this.events,
      told: 0,
      tell: () => undefined,
      referrer: '',
      search: '',
      logEvent: (event) => this.log(event),
      fromTab: () => [],
      toTab: () => undefined,
      mayCount: () => true,
    };
    vi.stubGlobal('addEventListener', this.#window.addEventListener.bind(this.#window));
    vi.stubGlobal('document', this.#document);
    vi.stubGlobal('location', { host: 'fourteener.example', pathname: '/services/post/seo' });
    vi.stubGlobal('fetch', (...request: unknown[]) => {
      this.requests.push(request);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    this.stubNavigator((_, body) => {
      this.beacons.push(body);
      return true;
    });
    const observe = (observed?: Observed) => (this.#observed = observed);
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly #callback: Observed;
        constructor(callback: Observed) {
          this.#callback = callback;
        }
        observe() {
          observe(this.#callback);
        }
        disconnect() {
          observe();
        }
      },
    );
  }

  /** Without `sendBeacon` it is a browser that lacks it. */
  stubNavigator(sendBeacon?: (address: string, body: string) => boolean) {
    const isOnline = () => this.isOnline;
    vi.stubGlobal('navigator', {
      get onLine() {
        return isOnline();
      },
      ...(sendBeacon && { sendBeacon }),
    });
  }

  count() {
    countOurselves(this.outbox);
  }

  log(event: AnalyticsEvent) {
    this.events.push({ ...event, at: Date.now() });
    this.#window.dispatchEvent(new Event('event-logged'));
  }

  /** The visitor turns to another tab. */
  hide() {
    this.#document.visibilityState = 'hidden';
    this.#window.dispatchEvent(new Event('visibilitychange'));
  }

  /** The article's end is in the window now, or is not. */
  seeEnd(isIntersecting: boolean) {
    this.#observed?.([{ isIntersecting }]);
  }

  /** The batches so far, each as the server reads it. */
  told() {
    return this.beacons.map((beacon) => {
      const parsed = parseEventBatch(beacon);
      if (!parsed.ok) throw new Error(parsed.problem);
      return parsed.batch;
    });
  }
}

const shown: AnalyticsEvent = {
  name: 'screen_view',
  parameters: {
    screen_name: '/services/post/:slug',
    page_path: '/services/post/seo',
    page_title: 'SEO',
    firebase_event_origin: 'auto',
    firebase_screen: '/services/post/:slug',
    firebase_screen_class: 'ServicePostComponent',
    screen_class: 'ServicePostComponent',
    firebase_screen_id: 1,
  },
};
