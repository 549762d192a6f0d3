import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logEvent } from './log-event.ts';
import { uncountedKey } from './may-count.ts';
import { startAnalytics } from './start-analytics.ts';

const untoldKey = 'untold-1';
let tab: Map<string, string>;
let browser: Map<string, string>;
beforeEach(() => {
  tab = new Map();
  browser = new Map();
});
afterEach(() => vi.unstubAllGlobals());

test('what a page left before it could tell is told by the next one, with how the visit began', () => {
  const first = open('/', { referrer: 'https://maps.example/', search: '?utm_source=map' });
  logEvent({ name: 'phone_click', parameters: {} });
  first.leave();
  const second = open('/about', { referrer: 'https://fourteener.example/' });
  expect(second.noted()).toEqual(['screen_view', 'phone_click', 'screen_view']);
  second.leave();
  const [referrer, search, ...left]: unknown[] = JSON.parse(tab.get(untoldKey) ?? '');
  expect([referrer, search]).toEqual(['https://maps.example/', '?utm_source=map']);
  expect(left).toHaveLength(3);
});

test('what a page left is left once, also where it comes back and is left again', () => {
  const page = open('/');
  page.leave();
  tab.delete(untoldKey);
  page.leave();
  expect(JSON.parse(tab.get(untoldKey) ?? '')).toEqual([]);
});

test('where the browser keeps nothing, or what is no event, a page begins with its own', () => {
  tab.set(untoldKey, '["", "", null, 7, {"at": 1}]');
  expect(open('/').noted()).toEqual(['screen_view']);
  const page = open('/about', { keepsNothing: true });
  expect(page.noted()).toEqual(['screen_view']);
  expect(() => page.leave()).not.toThrow();
});

test('of who is not to be counted nothing is noted', () => {
  browser.set(uncountedKey, 'yes');
  const page = open('/');
  page.leave();
  expect(page.noted()).toEqual([]);
  expect(tab.size).toBe(0);
});

/** A page that is left before it has loaded: what tells its events has not come. */
function open(pathname: string, { referrer = '', search = '', keepsNothing = false } = {}) {
  const window: EventTarget & Pick<Window, 'analyticsQueue'> = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
  vi.stubGlobal('location', { pathname, search });
  vi.stubGlobal('localStorage', storage(browser));
  vi.stubGlobal('sessionStorage', keepsNothing ? undefined : storage(tab));
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), {
      referrer,
      readyState: 'loading',
      visibilityState: 'visible',
      title: 'A page',
      documentElement: { dataset: { screenName: pathname } },
    }),
  );
  startAnalytics();
  return {
    leave: () => void window.dispatchEvent(new Event('pagehide')),
    noted: () => (window.analyticsQueue ?? []).map(({ name }) => name),
  };
}

function storage(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}
