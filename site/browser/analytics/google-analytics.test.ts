import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoggedEvent } from '#contract/analytics-events.ts';
import { connectGoogleAnalytics } from './google-analytics.ts';
import { googleAnswer } from './google-answer.ts';

let page: FakePage;
beforeEach(() => {
  page = new FakePage();
});
afterEach(() => vi.unstubAllGlobals());

test('a no that was said elsewhere is heeded by a page that comes back, and by what it notes then', () => {
  googleAnswer().write('yes');
  page.log('open_contact');
  page.connect();
  expect(page.told()).toEqual(['open_contact']);
  // On another page of this tab, of which this one hears nothing.
  googleAnswer().write('no');
  page.log('phone_click');
  page.comeBack();
  expect(page.told()).toEqual(['open_contact']);
  expect(page.window).toMatchObject({ 'ga-disable-G-1': true });
  expect(page.cookies).toContain('_ga=; max-age=0; path=/; domain=fourteener.example');
});

test('whoever changes their mind is told of to Google once, and by one script', () => {
  page.log('open_contact');
  page.connect();
  for (const said of ['yes', 'no', 'yes'] as const) {
    googleAnswer().write(said);
    page.comeBack();
  }
  page.log('phone_click');
  expect(page.told()).toEqual(['open_contact', 'phone_click']);
  expect(page.scripts).toHaveLength(1);
  expect(page.window).toMatchObject({ 'ga-disable-G-1': false });
});

test('without an answer Google is told nothing, nor are its cookies of elsewhere touched', () => {
  page.connect();
  page.log('phone_click');
  expect(page.told()).toEqual([]);
  expect(page.scripts).toEqual([]);
  expect(page.cookies).toEqual([]);
});

/** Stands in for a page without the bar, as much as Google's part asks for. */
class FakePage {
  readonly window = Object.assign(new EventTarget(), { dataLayer: new Array<unknown>() });
  readonly scripts: unknown[] = [];
  /** What was written to them. */
  readonly cookies: string[] = [];
  readonly #events: LoggedEvent[] = [];

  constructor() {
    const kept = new Map<string, string>();
    const write = (cookie: string) => this.cookies.push(cookie);
    vi.stubGlobal('window', this.window);
    vi.stubGlobal('addEventListener', this.window.addEventListener.bind(this.window));
    vi.stubGlobal('location', { hostname: 'www.fourteener.example' });
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    vi.stubGlobal(
      'document',
      Object.assign(new EventTarget(), {
        querySelectorAll: () => [],
        querySelector: () => null,
        createElement: () => ({}),
        head: { append: (script: unknown) => this.scripts.push(script) },
      }),
    );
    Object.defineProperty(document, 'cookie', { get: () => '_ga=GA1.1; other=1', set: write });
  }

  connect() {
    connectGoogleAnalytics('G-1', this.#events);
  }

  log(name: 'open_contact' | 'phone_click') {
    this.#events.push({ name, parameters: {}, at: 0 });
    this.window.dispatchEvent(new Event('event-logged'));
  }

  /** Out of the back-forward cache. */
  comeBack() {
    this.window.dispatchEvent(new Event('pageshow'));
  }

  /** The names of the events that Google's script would find. */
  told() {
    return this.window.dataLayer
      .map((words) =>
        Object.entries(words instanceof Object ? words : {}).map(([, word]): unknown => word),
      )
      .flatMap(([what, name]) => (what === 'event' ? [name] : []));
  }
}
