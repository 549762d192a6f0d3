import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnalyticsEvent, LoggedEvent } from '#contract/analytics-events.ts';
import { screenView } from '#test/fixtures/event-batches.ts';
import { connectGoogleAnalytics } from './google-analytics.ts';
import { googleAnswer } from './google-answer.ts';
import { mayCount } from './may-count.ts';

const id = 'G-1A2B3C4D5E';

let kept: Map<string, string>;
let tab: Map<string, readonly unknown[]>;
beforeEach(() => {
  kept = new Map();
  tab = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('navigator', {});
  vi.useFakeTimers({ now: 1_000 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('of a page come back to after a no, Google hears no more', () => {
  googleAnswer().write('yes');
  const page = openPage('/');
  googleAnswer().write('no');
  // Nothing says so to a page that was left; and its own events may come first.
  page.log(screenView('/'));
  page.dispatch('pageshow');
  expect(page.heard()).toEqual(['screen_view /']);
  expect(page.isStopped()).toBe(true);
});

test('answers one after the other tell the page once, and nothing done under a no', () => {
  const page = openPage('/');
  page.log(act('open_contact'));
  for (const said of ['yes', 'no', 'yes', 'no', 'yes'] as const) {
    page.answer(said);
    page.log(act(said === 'yes' ? 'client_images' : 'phone_click'));
  }
  expect(page.heard()).toEqual([
    'screen_view /',
    'client_images',
    'client_images',
    'client_images',
  ]);
});

test('where the yes is of before, Google hears also of the page that was left too soon, once', () => {
  googleAnswer().write('yes');
  vi.advanceTimersByTime(100);
  const left = { ...screenView('/services'), at: Date.now() };
  vi.advanceTimersByTime(100);
  const page = openPage('/', [left]);
  expect(page.heard()).toEqual(['screen_view /services', 'screen_view /']);
  // Our own count could not be fetched: the next page has all of it once more.
  vi.advanceTimersByTime(100);
  expect(openPage('/about', page.events).heard()).toEqual(['screen_view /about']);
});

test('what was done before the yes stays untold, also where it was said in another tab', () => {
  const before = { ...screenView('/services'), at: Date.now() };
  vi.advanceTimersByTime(100);
  googleAnswer().write('yes');
  expect(openPage('/', [before]).heard()).toEqual(['screen_view /']);
});

test.each([
  ['there is no answer', () => kept.clear()],
  ['the answer is no', () => googleAnswer().write('no')],
  ['the browser asks for it', () => vi.stubGlobal('navigator', { globalPrivacyControl: true })],
  ['the browser asks not to be tracked', () => vi.stubGlobal('navigator', { doNotTrack: '1' })],
])('Google’s cookies go, and nothing is told, where %s', (_, so) => {
  googleAnswer().write('yes');
  so();
  const page = openPage('/');
  expect(page.heard()).toEqual([]);
  expect([...page.cookies.keys()]).toEqual(['other']);
});

test('a page that is open when its browser is left out of the count tells no more', () => {
  googleAnswer().write('yes');
  const page = openPage('/');
  kept.set('do-not-count', 'yes');
  page.log(act('phone_click'));
  expect(page.heard()).toEqual(['screen_view /']);
  expect(page.isStopped()).toBe(true);
});

test('the id of a sent message stays ours', () => {
  googleAnswer().write('yes');
  const page = openPage('/');
  const messageId = '01939d4e-7c00-7000-8000-000000000001';
  page.log({ name: 'contact_form_sent', parameters: {}, messageId });
  expect(page.heard()).toContain('contact_form_sent');
  expect(JSON.stringify(page.sentToGoogle())).not.toContain(messageId);
});

function act(name: 'open_contact' | 'client_images' | 'phone_click'): AnalyticsEvent {
  return { name, parameters: {} };
}

/** A page that has been shown, after others that left `untold`. */
function openPage(path: string, untold: readonly LoggedEvent[] = []) {
  const events: LoggedEvent[] = [...untold, { ...screenView(path), at: Date.now() }];
  const window = Object.assign(new EventTarget(), { dataLayer: new Array<object>() });
  const cookies = new Map([
    ['_ga', '1'],
    ['other', '2'],
  ]);
  class FakeElement {
    readonly said;
    constructor(said: 'yes' | 'no') {
      this.said = said;
    }
    closest = () => this;
    getAttribute = () => this.said;
  }
  const document = new EventTarget();
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('window', window);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('location', { hostname: 'www.fourteener.example', pathname: path });
  let click: (event: { target: unknown }) => void = () => undefined;
  vi.stubGlobal(
    'document',
    Object.defineProperty(
      Object.assign(document, {
        addEventListener: (_: string, listener: typeof click) => (click = listener),
        querySelectorAll: () => [],
        querySelector: () => null,
        createElement: () => ({}),
        head: { append: () => undefined },
        documentElement: { style: { setProperty: () => undefined } },
      }),
      'cookie',
      {
        get: () => [...cookies].map((cookie) => cookie.join('=')).join('; '),
        set: (cookie: string) => cookies.delete(cookie.split('=')[0] ?? ''),
      },
    ),
  );
  connectGoogleAnalytics(id, {
    events,
    told: 0,
    tell: () => undefined,
    referrer: '',
    search: '',
    logEvent: () => undefined,
    mayCount,
    fromTab: (name) => tab.get(name) ?? [],
    toTab: (name, list) => void tab.set(name, list),
  });
  return {
    events,
    cookies,
    dispatch: (name: string) => window.dispatchEvent(new Event(name)),
    answer(said: 'yes' | 'no') {
      vi.advanceTimersByTime(100);
      click({ target: new FakeElement(said) });
    },
    log(event: Omit<LoggedEvent, 'at'> & AnalyticsEvent) {
      vi.advanceTimersByTime(100);
      events.push({ ...event, at: Date.now() });
      window.dispatchEvent(new Event('event-logged'));
    },
    sentToGoogle: () => window.dataLayer.map((words): readonly unknown[] => Object.values(words)),
    /** The names of what Google was told; of a screen its path too. */
    heard: () =>
      window.dataLayer.flatMap((words) => {
        const [what, name, parameters]: readonly unknown[] = Object.values(words);
        const path: unknown =
          parameters instanceof Object ? Reflect.get(parameters, 'page_path') : '';
        return what === 'event' ? [[name, path].join(' ').trim()] : [];
      }),
    isStopped: (): unknown => Reflect.get(window, `ga-disable-${id}`),
  };
}
