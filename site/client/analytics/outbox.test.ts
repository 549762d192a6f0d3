import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logEvent } from './log-event.ts';
import { startAnalytics } from './start-analytics.ts';

const sendBeacon = vi.fn(() => true);
let local: Map<string, string>;
let tab: Map<string, string>;
beforeEach(() => {
  local = new Map();
  tab = new Map();
  sendBeacon.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('sends what was logged when the page is left', async () => {
  const page = await openPage('/');
  page.leave();
  expect(sendBeacon).toHaveBeenCalledOnce();
  expect([...tab.keys()].sort()).toEqual(['previous-screen', 'unsent-events', 'visit']);
});

test('leaves what could not be sent to the next page, once, with how the visit began', async () => {
  const first = await openPage('/', {
    isLoaded: false,
    referrer: 'https://maps.example/',
    search: '?utm_source=map',
  });
  logEvent({ name: 'phone_click', parameters: {} });
  first.leave();
  const second = await openPage('/about', { isLoaded: false, referrer: 'https://own.example/' });
  expect(second.logged()).toEqual(['screen_view', 'phone_click', 'screen_view']);
  second.leave();
  const [referrer, search, ...left]: unknown[] = JSON.parse(tab.get('unsent-events') ?? '');
  expect([referrer, search]).toEqual(['https://maps.example/', '?utm_source=map']);
  expect(left).toHaveLength(3);
  second.leave();
  expect(tab.get('unsent-events')).toBe('[]');
});

test('ignores what is no event in storage', async () => {
  tab.set('unsent-events', '["", "", 7, null, {"at": 1}]');
  const page = await openPage('/');
  expect(page.logged()).toEqual(['screen_view']);
});

test('logs nothing in a browser that is not to be counted', async () => {
  local.set('do-not-count', 'yes');
  const page = await openPage('/');
  page.leave();
  expect(page.logged()).toEqual([]);
  expect(tab.size).toBe(0);
});

test.each([true, false])(
  'stops when the visitor leaves the count (online: %s)',
  async (isOnline) => {
    const page = await openPage('/', { isOnline });
    local.set('do-not-count', 'yes');
    logEvent({ name: 'open_contact', parameters: {} });
    page.leave();
    expect(tab.has('visit')).toBe(false);
    expect(tab.get('unsent-events')).toBe('[]');
    local.clear();
    page.leave();
    expect(sendBeacon).not.toHaveBeenCalled();
  },
);

/** Opens a page; until it has loaded, the script that sends does not come. */
async function openPage(
  pathname: string,
  { isLoaded = true, isOnline = true, referrer = '', search = '' } = {},
) {
  const window: EventTarget & Pick<Window, 'analyticsQueue'> = Object.assign(new EventTarget(), {
    requestIdleCallback: (then: () => void) => then(),
  });
  vi.stubGlobal('window', window);
  vi.stubGlobal('requestIdleCallback', (then: () => void) => then());
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
  vi.stubGlobal('location', { pathname, search, host: 'own.example' });
  vi.stubGlobal('navigator', { onLine: isOnline, sendBeacon, connection: { saveData: true } });
  vi.stubGlobal('localStorage', storage(local));
  vi.stubGlobal('sessionStorage', storage(tab));
  vi.stubGlobal('IntersectionObserver', vi.fn());
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), {
      readyState: isLoaded ? 'complete' : 'loading',
      visibilityState: 'visible',
      referrer,
      title: 'A page',
      querySelector: () => null,
      documentElement: { dataset: { screenName: pathname } },
    }),
  );
  startAnalytics();
  await vi.dynamicImportSettled();
  return {
    leave: () => void window.dispatchEvent(new Event('pagehide')),
    logged: () => (window.analyticsQueue ?? []).map(({ name }) => name),
  };
}

function storage(map: Map<string, string>) {
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}
